import { describe, expect, it } from "vitest";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";

useTestDatabase();

const UNKNOWN_ID = "4b2f6a52-6e0c-4a27-9f6e-2f8f4f0c1a11";
const CHANGE = {
	oldSignerEmail: "grace@example.com",
	newSignerName: "Ida",
	newSignerEmail: "ida@example.com",
	reason: "away",
};

describe("another's document is an unknown document", () => {
	const calls: [method: string, path: string, body?: object][] = [
		["GET", "/v1/document/properties?documentId=ID"],
		["GET", "/v1/document/download?documentId=ID"],
		["GET", "/v1/document/downloadAuditLog?documentId=ID"],
		["GET", "/v1/document/downloadAttachment?documentId=ID&attachmentId=a"],
		["GET", "/v1/document/getEmbeddedSignLink?documentId=ID&signerEmail=grace@example.com"],
		["POST", "/v1/document/revoke?documentId=ID", { message: "no" }],
		["POST", "/v1/document/remind?documentId=ID", {}],
		["POST", "/v1/document/draftSend?documentId=ID", {}],
		["PATCH", "/v1/document/changeRecipient?documentId=ID", CHANGE],
		["PATCH", "/v1/document/prefillFields?documentId=ID", { fields: [{ id: "note", value: "x" }] }],
		["PATCH", "/v1/document/addTags", { documentId: "ID", tags: ["x"] }],
		["DELETE", "/v1/document/deleteTags", { documentId: "ID", tags: ["x"] }],
		["PATCH", "/v1/document/extendExpiry?documentId=ID", { newExpiryValue: "2099-01-01" }],
		["DELETE", "/v1/document/delete?documentId=ID"],
	];

	it("for another account, another member and the other environment", async () => {
		const owner = await makeCaller({ role: "Member" });
		const documentId = String((await owner.call("POST", "/v1/document/send", await sendForm())).body.documentId);
		const strangers = await Promise.all([
			makeCaller(),
			makeCaller({ accountId: owner.accountId, role: "Member" }),
			makeCaller({ accountId: owner.accountId, environment: "sandbox" }),
		]);
		for (const stranger of strangers) {
			for (const [method, path, body] of calls) {
				const call = (id: string) =>
					stranger.call(
						method,
						path.replace("ID", id),
						body && JSON.parse(JSON.stringify(body).replace('"ID"', `"${id}"`)),
					);
				const foreign = await call(documentId);
				const unknown = await call(UNKNOWN_ID);
				const malformed = await call("no-id");
				const { traceId: _, ...answer } = foreign.body;
				expect(foreign.body).toEqual(
					expect.objectContaining({ errorType: "NotFound", status: 404, error: expect.any(String) }),
				);
				expect(unknown.body).toMatchObject(answer);
				expect(malformed.body).toMatchObject(answer);
			}
			const list = await stranger.call("GET", "/v1/document/list?page=1");
			expect(list.body.result).toEqual([]);
		}
		expect((await owner.call("GET", `/v1/document/properties?documentId=${documentId}`)).status).toBe(200);
	});
});
