import type { SdkRequest } from "./sdk-request.ts";

/** Names that are tokens stand without quotes (System.Net.Http, ContentDispositionHeaderValue). */
const named = (name: string) => (/^[\w.-]+$/.test(name) ? name : `"${name}"`);

const request = {
	userAgent: "OpenAPI-Generator/1.0.0 (CSharp)",
	textHeaders: (name: string) => [
		"Content-Type: text/plain; charset=utf-8",
		`Content-Disposition: form-data; name=${named(name)}`,
	],
	fileHeaders: [
		"Content-Type: application/pdf",
		"Content-Disposition: form-data; name=Files; filename=Lease.pdf; filename*=utf-8''Lease.pdf",
	],
};

/** Every property of FormField that has a value, in the order of the class: 0 and False are values. */
export const dotnetField = (path: string, id: string, type: string, y: number): (readonly [string, string])[] => [
	[`${path}[Type]`, type],
	[`${path}[Id]`, id],
	[`${path}[Font]`, "Helvetica"],
	[`${path}[PageNumber]`, "1"],
	[`${path}[FontSize]`, "0"],
	[`${path}[IsBoldFont]`, "False"],
	[`${path}[IsItalicFont]`, "False"],
	[`${path}[IsUnderLineFont]`, "False"],
	[`${path}[Bounds][X]`, "50"],
	[`${path}[Bounds][Y]`, String(y)],
	[`${path}[Bounds][Width]`, "200"],
	[`${path}[Bounds][Height]`, "30"],
	[`${path}[IsRequired]`, "True"],
	[`${path}[IsReadOnly]`, "False"],
	[`${path}[LineHeight]`, "0"],
	[`${path}[CharacterLimit]`, "0"],
	[`${path}[TextAlign]`, "Left"],
	[`${path}[TextDirection]`, "LTR"],
	[`${path}[CharacterSpacing]`, "0"],
];

/** new DocumentSigner { … } without SignerOrder, which is an int. */
const signer = (index: number, name: string, more: (readonly [string, string])[]): (readonly [string, string])[] => [
	[`Signers[${index}][SignerType]`, "Signer"],
	[`Signers[${index}][Name]`, name],
	[`Signers[${index}][EmailAddress]`, `${name.toLowerCase()}@example.com`],
	[`Signers[${index}][SignerOrder]`, "0"],
	[`Signers[${index}][EnableEmailOTP]`, "False"],
	[`Signers[${index}][AllowFieldConfiguration]`, "False"],
	...more,
	[`Signers[${index}][Language]`, "None"],
	[`Signers[${index}][Locale]`, "EN"],
	[`Signers[${index}][DeliveryMode]`, "Email"],
	[`Signers[${index}][AuthenticationType]`, "None"],
];

const flags = (useTextTags: string): (readonly [string, string])[] => [
	["EnableSigningOrder", "false"],
	["AutoDetectFields", "false"],
	["UseTextTags", useTextTags],
	["DisableEmails", "false"],
	["DisableSMS", "false"],
	["EnablePrintAndSign", "false"],
	["EnableReassign", "true"],
	["AllowScheduledSend", "false"],
];

/** DocumentClient.SendDocument of the .NET SDK 7.3.2 (FromRequestHelper.ConvertToFormRequest, ApiClient.PrepareRequest). */
export const DOTNET_SEND: SdkRequest = {
	...request,
	parts: [
		["Title", "Sent from API SDK"],
		["ExpiryValue", "60"],
		["Message", "This is document message sent from API SDK"],
		...signer(0, "Grace", [
			...dotnetField("Signers[0][FormFields][0]", "sign", "Signature", 50),
			...dotnetField("Signers[0][FormFields][1]", "note", "TextBox", 100),
		]),
		// The code stands beside AuthenticationType None, which is an enum and so always there.
		...signer(1, "Edsger", [
			["Signers[1][PrivateMessage]", "This is private message for signer"],
			["Signers[1][AuthenticationCode]", "123"],
			...dotnetField("Signers[1][FormFields][0]", "agree", "CheckBox", 150),
		]),
		...flags("false"),
	],
};

/** The same with UseTextTags and a TextTagDefinition of the text "def1". */
export const DOTNET_TEXT_TAGS: SdkRequest = {
	...request,
	parts: [
		["Title", "Sent from API SDK"],
		["ExpiryValue", "60"],
		...signer(0, "Grace", []),
		...signer(1, "Edsger", []),
		["TextTagDefinitions[0][DefinitionId]", "def1"],
		["TextTagDefinitions[0][Type]", "TextBox"],
		["TextTagDefinitions[0][SignerIndex]", "1"],
		["TextTagDefinitions[0][IsRequired]", "True"],
		["TextTagDefinitions[0][FieldId]", "moved"],
		["TextTagDefinitions[0][Font][Name]", "Helvetica"],
		["TextTagDefinitions[0][Font][Color]", "#000000"],
		["TextTagDefinitions[0][Font][IsBoldFont]", "True"],
		["TextTagDefinitions[0][Font][IsItalicFont]", "False"],
		["TextTagDefinitions[0][Font][IsUnderLineFont]", "False"],
		["TextTagDefinitions[0][Size][Width]", "120"],
		["TextTagDefinitions[0][Size][Height]", "24"],
		["TextTagDefinitions[0][Offset][OffsetX]", "0"],
		["TextTagDefinitions[0][Offset][OffsetY]", "0"],
		["TextTagDefinitions[0][IsReadOnly]", "False"],
		["TextTagDefinitions[0][TextAlign]", "Left"],
		["TextTagDefinitions[0][TextDirection]", "LTR"],
		["TextTagDefinitions[0][CharacterSpacing]", "0"],
		["TextTagDefinitions[0][CharacterLimit]", "0"],
		...flags("true"),
	],
};
