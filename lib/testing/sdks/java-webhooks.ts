/**
 * What the webhook parser of the Java SDK 6.0.0 takes (com.boldsign.model, validateJsonElement and the types of each
 * model): the strictest of the public parsers, because it refuses an event for a single value. Names that it does not
 * know are passed over; any value may be null unless it is required.
 */
type Kind = "text" | "flag" | "whole" | "time" | "texts" | "dictionary" | readonly string[] | { model: ModelName };
type Model = Record<string, Kind | { listOf: ModelName } | { required: Kind } | { eachOf: readonly string[] }>;

const EVENTS = [
	...["Sent", "Signed", "Completed", "Declined", "Revoked", "Reassigned", "Expired", "Viewed", "AuthenticationFailed"],
	...["DeliveryFailed", "Verification", "SendFailed", "DraftCreated", "SenderIdentityCreated", "SenderIdentityUpdated"],
	...["SenderIdentityDeleted", "SenderIdentityRevoked", "SenderIdentityVerified", "SenderIdentityDenied"],
	...["TemplateCreated", "TemplateCreateFailed", "TemplateDraftCreated", "TemplateSendFailed"],
	...["IdentityVerificationInitiated", "IdentityVerificationSucceeded", "IdentityVerificationFailed", "Reminder"],
	...["Edited", "EditFailed", "TemplateEdited", "SignerSaved", "KBAInitiated", "KBASucceeded", "KBAFailed"],
];
const DOCUMENT_STATUS = ["InProgress", "Completed", "Declined", "Expired", "Revoked", "Draft", "Scheduled"];
const SIGNER_STATUS = ["None", "NotCompleted", "Completed", "Declined", "Revoked", "Expired"];
const USER_TYPE = ["Sender", "Signer", "Admin", "Creator", "SenderIdentity", "Cc"];

const person = { name: "text", emailAddress: "text", userId: "text", teamId: "text" } as const;

const MODELS = {
	WebhookEvent: { event: { model: "WebhookEventMetadata" }, context: { model: "WebhookContext" } },
	WebhookEventMetadata: {
		...{ id: "text", created: "time", eventType: EVENTS, clientId: "text", environment: ["Test", "Live"] },
	},
	WebhookContext: { eventType: EVENTS, actor: { model: "WebhookActorDetails" } },
	WebhookActorDetails: { userType: { required: USER_TYPE }, id: { required: "text" } },
	document: {
		...{ object: "text", documentId: "text", messageTitle: "text", documentDescription: "text" },
		...{ status: DOCUMENT_STATUS, senderDetail: { model: "DocumentSender" } },
		...{ signerDetails: { listOf: "DocumentSigner" }, ccDetails: { listOf: "DocumentCc" } },
		...{ onBehalfOf: "text", createdDate: "time", expiryDate: "time", enableSigningOrder: "flag" },
		...{ disableEmails: "flag", revokeMessage: "text", errorMessage: "text", labels: "texts" },
		...{ isCombinedAudit: "flag", isCombinedAttachment: "flag", brandId: "text", documentDownloadOption: "text" },
		...{ metaData: "dictionary", failedDeliveryMode: ["Email", "SMS", "WhatsApp"], behalfOf: { model: "BehalfOf" } },
		...{ allowedSignatureTypes: { eachOf: ["Text", "Draw", "Image"] }, enableAllowSignEverywhere: "flag" },
		...{ groupSignerSettings: { model: "GroupSignerSettings" }, documentTimeZone: "text" },
	},
	identityVerification: {
		...{ object: "text", documentId: "text", messageTitle: "text", documentDescription: "text" },
		...{
			status: DOCUMENT_STATUS,
			senderDetail: { model: "DocumentSender" },
			signerDetail: { model: "DocumentSigner" },
		},
	},
	senderIdentity: {
		...{ object: "text", id: "text", name: "text", email: "text", status: "text", createdDate: "time" },
		...{ modifiedDate: "time", approvedDateTime: "time", brandId: "text", redirectUrl: "text", locale: "text" },
		...{ metaData: "dictionary", createdBy: { model: "SenderIdentityCreator" } },
	},
	template: {
		...{ object: "text", templateId: "text", allowNewFiles: "flag", allowModifyFiles: "flag" },
		...{ senderDetail: { model: "TemplateSender" }, ccDetails: { listOf: "TemplateCc" } },
		...{ createdDate: "time", activityDate: "time", activityBy: "text", messageTitle: "text" },
		...{ status: DOCUMENT_STATUS, signerDetails: { listOf: "TemplateSigner" }, enableSigningOrder: "flag" },
		...{ templateName: "text", templateDescription: "text", errorMessage: "text", isTemplate: "flag" },
		...{ brandId: "text", onBehalfOf: "text", labels: "texts", templateLabels: "texts" },
		...{ formFieldPermission: { model: "FormFieldPermission" }, behalfOf: { model: "BehalfOf" } },
		...{ groupSignerSettings: { model: "GroupSignerSettings" }, enableAllowSignEverywhere: "flag" },
		documentTimeZone: "text",
	},
	DocumentSender: person,
	TemplateSender: { ...person, id: "text" },
	TemplateCc: { emailAddress: "text", userId: "text", id: "text" },
	TemplateSigner: {
		...{ signerName: "text", signerRole: "text", signerEmail: "text", status: SIGNER_STATUS, userId: "text" },
		...{ groupSigners: { listOf: "TemplateGroupSigner" }, phoneNumber: { model: "PhoneNumber" }, order: "whole" },
		...{ enableAccessCode: "flag", enableEmailOTP: "flag", signerType: "text", signType: "text", groupId: "text" },
		...{ hostEmail: "text", hostName: "text", hostUserId: "text", imposeAuthentication: "text" },
		...{ allowFieldConfiguration: "flag", roleIndex: "whole" },
	},
	TemplateGroupSigner: { signerEmail: "text", signerName: "text" },
	FormFieldPermission: { canAdd: "flag", canModify: "flag", canModifyDefaultValue: "flag" },
	SenderIdentityCreator: person,
	DocumentCc: { emailAddress: "text", id: "text" },
	BehalfOf: { id: "text", email: "text" },
	GroupSignerSettings: { enabled: "flag", allowedDirectories: "texts" },
	DocumentSigner: {
		...{ signerName: "text", signerRole: "text", signerEmail: "text", id: "text", status: SIGNER_STATUS },
		...{ groupSigners: { listOf: "GroupSigner" }, phoneNumber: { model: "PhoneNumber" }, enableAccessCode: "flag" },
		...{ isAuthenticationFailed: "flag", enableEmailOTP: "flag", isDeliveryFailed: "flag", isViewed: "flag" },
		...{ order: "whole", signerType: "text", signType: "text", groupId: "text", isReassigned: "flag" },
		...{ reassignMessage: "text", declineMessage: "text", lastActivityDate: "time", authenticationType: "text" },
		...{ idVerification: { model: "IdVerification" }, allowFieldConfiguration: "flag", lastReminderSentOn: "time" },
		...{ authenticationRetryCount: "whole", authenticationSettings: { model: "SignerAuthentication" } },
	},
	GroupSigner: {
		...{ id: "text", signerEmail: "text", signerName: "text", status: SIGNER_STATUS, isViewed: "flag" },
		...{ isDeliveryFailed: "flag", isAuthenticationFailed: "flag", lastReminderSentOn: "time" },
	},
	PhoneNumber: { countryCode: "text", number: "text" },
	SignerAuthentication: { authenticationFrequency: "text", status: "text" },
	IdVerification: {
		...{ type: "text", maximumRetryCount: "whole", status: "text", nameMatcher: "text", requireLiveCapture: "flag" },
		...{ requireMatchingSelfie: "flag", holdForPrefill: "flag", prefillCompleted: "flag" },
		...{ allowedDocumentTypes: "texts" },
	},
} as const satisfies Record<string, Record<string, unknown>>;

type ModelName = keyof typeof MODELS;
const SUBJECTS = ["document", "identityVerification", "senderIdentity", "template"] as const;
type Json = Record<string, unknown>;

/** Why the Java SDK would refuse a webhook's body, by path; none: it takes it. */
export function javaProblems(body: Json): string[] {
	const { data } = body;
	const problems = modelProblems("WebhookEvent", body, "");
	if (data === null || data === undefined) return problems;
	const { object } = data as Json;
	const known = SUBJECTS.find((subject) => subject === object);
	return [...problems, ...(known ? modelProblems(known, data as Json, "data") : [`data.object: ${object}`])];
}

/** Names of the public models that an event's data does not say. */
export function unsaidInJava(data: Json): string[] {
	return Object.keys(MODELS[data.object as "document"]).filter((name) => !(name in data));
}

function modelProblems(name: ModelName, value: Json, path: string): string[] {
	const model: Model = MODELS[name] as unknown as Model;
	return Object.entries(model).flatMap(([key, kind]) => {
		const at = path === "" ? key : `${path}.${key}`;
		const isRequired = typeof kind === "object" && "required" in kind;
		const found = value[key];
		if (found === null || found === undefined) return isRequired ? [`${at}: missing`] : [];
		if (isRequired) return kindProblems(kind.required, found, at);
		if (typeof kind === "object" && "listOf" in kind) {
			if (!Array.isArray(found)) return [`${at}: no list`];
			return found.flatMap((item, index) => modelProblems(kind.listOf, item as Json, `${at}[${index}]`));
		}
		if (typeof kind === "object" && "eachOf" in kind) {
			return (found as unknown[]).flatMap((item) => kindProblems(kind.eachOf, item, at));
		}
		return kindProblems(kind as Kind, found, at);
	});
}

function kindProblems(kind: Kind, value: unknown, at: string): string[] {
	if (typeof kind === "object" && "model" in kind) {
		return typeof value === "object" ? modelProblems(kind.model, value as Json, at) : [`${at}: no object`];
	}
	const isRight = typeof kind === "object" ? kind.includes(String(value)) : PLAIN[kind](value);
	return isRight ? [] : [`${at}: ${JSON.stringify(value)}`];
}

const isText = (value: unknown) => typeof value === "string";

const PLAIN: Record<Exclude<Kind, object>, (value: unknown) => boolean> = {
	text: isText,
	flag: (value) => typeof value === "boolean",
	whole: Number.isInteger,
	// Unix seconds, or ISO 8601 with an offset.
	time: (value) => Number.isInteger(value) || (isText(value) && /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(String(value))),
	texts: (value) => Array.isArray(value) && value.every(isText),
	dictionary: (value) => typeof value === "object" && Object.values(value as object).every(isText),
};
