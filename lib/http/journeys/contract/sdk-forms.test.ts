import { describe, expect, it } from "vitest";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { DOTNET_SEND, DOTNET_TEXT_TAGS } from "#lib/testing/sdks/dotnet.ts";
import { JAVA_SEND } from "#lib/testing/sdks/java.ts";
import { PHP_SEND } from "#lib/testing/sdks/php.ts";
import { PYTHON_SEND } from "#lib/testing/sdks/python.ts";
import { renderSdkRequest, type SdkRequest } from "#lib/testing/sdks/sdk-request.ts";

useTestDatabase();

async function send(caller: ApiCaller, request: SdkRequest, file?: string) {
	const { headers, body } = await renderSdkRequest(request, file);
	return caller.call("POST", "/v1/document/send", body, headers);
}

async function sendAndRead(request: SdkRequest, file?: string) {
	const caller = await makeCaller();
	const { body } = await send(caller, request, file);
	expect(body).toEqual({ documentId: expect.any(String) });
	return (await caller.call("GET", `/v1/document/properties?documentId=${body.documentId}`)).body;
}

const signedBy = (name: string, formFields: unknown[]) => ({
	...{ signerName: name, signerEmail: `${name.toLowerCase()}@example.com`, status: "NotCompleted" },
	formFields,
});

describe("a request exactly as an official SDK writes it", () => {
	it(".NET: zeros are values that were not given", async () => {
		expect(await sendAndRead(DOTNET_SEND)).toMatchObject({
			...{ messageTitle: "Sent from API SDK", expiryDays: 60, enableReassign: true, enableSigningOrder: false },
			signerDetails: [
				signedBy("Grace", [
					{ id: "sign", type: "Signature", isRequired: true, fontSize: 13, lineHeight: 15 },
					{ id: "note", type: "TextBox", characterLimit: null, bounds: { x: 50, y: 100, width: 200, height: 30 } },
				]),
				signedBy("Edsger", [{ id: "agree", type: "CheckBox" }]),
			],
		});
	});

	it(".NET: text tags with a definition", async () => {
		expect(await sendAndRead(DOTNET_TEXT_TAGS, "text-tags.pdf")).toMatchObject({
			signerDetails: [
				{
					formFields: expect.arrayContaining([
						expect.objectContaining({ id: "moved", isBold: true, fontSize: 13, characterLimit: null }),
					]),
				},
				{},
			],
		});
	});

	it("Python: its example", async () => {
		expect(await sendAndRead(PYTHON_SEND)).toMatchObject({
			...{ messageTitle: "Document SDK API", documentDescription: "Please sign this.", expiryDays: 60 },
			metaData: { DocumentType: "new", DocumentCategory: "Software" },
			signerDetails: [signedBy("David", [{ id: "Signature" }, { id: "Label", value: "Label Field" }])],
		});
	});

	it.each([
		[PYTHON_SEND.userAgent, 201],
		["boldsign-python-sdk/3.3.4", 201],
		["boldsign-python-sdk/3.1.4 (my app)", 200],
		["python-requests/2.32.3", 200],
		["boldsign-node-sdk/3.2.0", 200],
	])("Python: %s is answered with %d, which alone it reads a document's id from", async (userAgent, status) => {
		const answer = await send(await makeCaller(), { ...PYTHON_SEND, userAgent });
		expect([answer.status, answer.body]).toEqual([status, { documentId: expect.any(String) }]);
	});

	it("Java: its example", async () => {
		expect(await sendAndRead(JAVA_SEND)).toMatchObject({
			...{ messageTitle: "Agreement", expiryDays: 60, metaData: { DocumentType: "new" } },
			signerDetails: [signedBy("Hank", [{ type: "Signature" }]), signedBy("Luther", [{ type: "Signature" }])],
		});
	});

	it("PHP: its first example, with a DocumentInfo in the place of title and message", async () => {
		expect(await sendAndRead(PHP_SEND)).toMatchObject({
			...{ messageTitle: "The Blueprint", documentDescription: "Please sign this document", expiryDays: 60 },
			metaData: { DocumentType: "new", DocumentCategory: "Software" },
			signerDetails: [signedBy("Alex", [{ type: "Signature", bounds: { x: 0, y: 0, width: 1, height: 1 } }])],
		});
	});
});
