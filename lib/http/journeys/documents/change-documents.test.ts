import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import { type ApiCaller, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { queuedMails } from "#lib/testing/signing-document.ts";

useTestDatabase();

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});

const place = { pageNumber: 1, bounds: { x: 50, y: 200, width: 20, height: 20 } };
const signer = {
	...SIGNER,
	formFields: [
		...SIGNER.formFields,
		{ id: "r1", fieldType: "RadioButton", groupName: "g", value: "on", ...place },
		{ id: "r2", fieldType: "RadioButton", groupName: "g", ...place },
		{ id: "box", fieldType: "CheckBox", ...place },
		{ id: "short", fieldType: "TextBox", characterLimit: 3, ...place },
		{ id: "who", fieldType: "Name", ...place },
		{ id: "picture", fieldType: "Image", ...place },
	],
};
const omar = {
	name: "Omar",
	emailAddress: "omar@example.com",
	formFields: [{ id: "o", fieldType: "TextBox", ...place }],
};
const PNG =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";

async function send(parts: Record<string, string> = {}): Promise<string> {
	const form = await sendForm({ Signers: JSON.stringify([signer, omar]), EnableSigningOrder: "true", ...parts });
	const answer = await caller.call("POST", "/v1/document/send", form);
	expect(answer.body).toEqual({ documentId: expect.any(String) });
	return String(answer.body.documentId);
}

const patch = (verb: string, documentId: string, body: object) =>
	caller.call("PATCH", `/v1/document/${verb}?documentId=${documentId}`, body);

const read = async (documentId: string) =>
	(await caller.call("GET", `/v1/document/properties?documentId=${documentId}`)).body;

async function valuesOf(documentId: string): Promise<Record<string, string | null>> {
	const fields = await db().documentField.findMany({ where: { documentId } });
	return Object.fromEntries(fields.map((field) => [field.fieldId, field.value]));
}

describe("changing a recipient", () => {
	const change = {
		oldSignerEmail: "GRACE@example.com",
		newSignerName: "Ida",
		newSignerEmail: "ida@example.com",
		reason: "Grace is away.",
	};

	it("mails the new person, whose name stands in the fields; old links die", async () => {
		const documentId = await send();
		const { body } = await caller.call(
			"GET",
			`/v1/document/getEmbeddedSignLink?documentId=${documentId}&signerEmail=grace@example.com`,
		);
		expect((await patch("changeRecipient", documentId, change)).status).toBe(204);
		const call = { ...visitorContext(), ip: "", userAgent: "", requestId: "t" };
		const token = String(body.signLink).split("/").at(-1) ?? "";
		expect(await authenticateSigner(call, token)).toMatchObject({ state: "revoked" });
		expect(await read(documentId)).toMatchObject({
			signerDetails: [{ signerName: "Ida", signerEmail: "ida@example.com", status: "NotCompleted" }, {}],
			documentHistory: [
				{},
				{},
				{ action: "EditRecipient", fromEmail: "grace@example.com", toEmail: "ida@example.com" },
			],
		});
		expect(await queuedMails(documentId)).toEqual(["please-sign", "please-sign", "signer-released"]);
		expect((await valuesOf(documentId)).who).toBe("Ida");
	});

	it("mails nobody whose turn has not come", async () => {
		const documentId = await send();
		const body = { ...change, oldSignerEmail: "omar@example.com" };
		expect((await patch("changeRecipient", documentId, body)).status).toBe(204);
		expect(await queuedMails(documentId)).toEqual(["please-sign"]);
	});

	it.each([
		["a stranger", { oldSignerEmail: "x@example.com" }, "OldSignerEmail"],
		["another order", { order: 9 }, "Order"],
		["somebody who signs too", { newSignerEmail: "omar@example.com", oldSignerEmail: "grace@example.com" }, null],
		["no name", { newSignerName: " " }, "NewSignerName"],
		["no reason", { reason: "" }, "Reason"],
		["no address", { newSignerEmail: "ida" }, "NewSignerEmail"],
		["reminders", { reminderSettings: { reminderDays: 1 } }, "ReminderSettings"],
	])("%s", async (_, given, part) => {
		const documentId = await send(part === null ? {} : { EnableSigningOrder: "false" });
		const answer = await patch("changeRecipient", documentId, { ...change, ...given });
		// With an order one person may sign twice.
		if (part === null) expect(answer.status).toBe(204);
		else expect(answer.body).toMatchObject({ status: 400, errors: { [part]: [expect.any(String)] } });
	});

	it("is a conflict once the signer has signed or the document is closed", async () => {
		const documentId = await send();
		await db().signer.updateMany({ where: { documentId, position: 0 }, data: { status: "Completed" } });
		expect((await patch("changeRecipient", documentId, change)).status).toBe(409);
		await caller.call("POST", `/v1/document/revoke?documentId=${documentId}`, { message: "no" });
		const body = { ...change, oldSignerEmail: "omar@example.com" };
		expect((await patch("changeRecipient", documentId, body)).status).toBe(409);
	});
});

describe("prefilling fields", () => {
	it("writes values as signers would see them, pictures too", async () => {
		const documentId = await send();
		const fields = [
			{ id: "note", value: "Hello" },
			{ id: "r2", value: "on" },
			{ id: "box", value: "true" },
			{ id: "o", value: "for Omar" },
			{ id: "picture", value: PNG },
		];
		expect((await patch("prefillFields", documentId, { fields })).status).toBe(204);
		const values = await valuesOf(documentId);
		expect(values).toMatchObject({ note: "Hello", r1: "off", r2: "on", box: "on", o: "for Omar" });
		expect(JSON.parse(values.picture ?? "")).toMatchObject({ mediaType: "image/png", width: 1 });
	});

	it.each([
		["an unknown field", [{ id: "x", value: "1" }], "Fields[0].Id"],
		[
			"a field twice",
			[
				{ id: "note", value: "1" },
				{ id: "note", value: "2" },
			],
			"Fields[1].Id",
		],
		[
			"a value that is too long",
			[
				{ id: "note", value: "ok" },
				{ id: "short", value: "long" },
			],
			"Fields[1].Value",
		],
		["a signature", [{ id: "sign", value: "x" }], "Fields[0].Value"],
		["no picture", [{ id: "picture", value: "x" }], "Fields[0].Value"],
		["no fields", [], "Fields"],
	])("refuses %s and changes nothing", async (_, fields, part) => {
		const documentId = await send();
		const answer = await patch("prefillFields", documentId, { fields });
		expect(answer.body).toMatchObject({ status: 400, errors: { [part]: [expect.any(String)] } });
		expect((await valuesOf(documentId)).note).toBeNull();
	});

	it("never overwrites what a signer has entered, nor touches who has signed", async () => {
		const documentId = await send();
		await db().documentField.updateMany({
			where: { documentId, fieldId: "note" },
			data: { value: "mine", valueAt: new Date() },
		});
		await db().signer.updateMany({ where: { documentId, position: 1 }, data: { status: "Completed" } });
		const fields = [
			{ id: "note", value: "yours" },
			{ id: "o", value: "late" },
		];
		const answer = await patch("prefillFields", documentId, { fields });
		expect(Object.keys(answer.body.errors as object)).toEqual(["Fields[0].Id", "Fields[1].Id"]);
		expect(await valuesOf(documentId)).toMatchObject({ note: "mine", o: null });
	});

	it("is a conflict when the document is closed", async () => {
		const documentId = await send();
		await caller.call("POST", `/v1/document/revoke?documentId=${documentId}`, { message: "no" });
		const answer = await patch("prefillFields", documentId, { fields: [{ id: "note", value: "x" }] });
		expect(answer.status).toBe(409);
	});
});

describe("labels", () => {
	it("are added, listed by, and taken off; equal ones are one", async () => {
		const documentId = await send({ Labels: "one" });
		const add = await caller.call("PATCH", "/v1/document/addTags", { documentId, tags: ["one", "two", "two"] });
		expect(add.status).toBe(204);
		expect(await read(documentId)).toMatchObject({ labels: ["one", "two"] });
		const list = await caller.call("GET", "/v1/document/list?page=1&labels=two&labels=one");
		expect(list.body.result).toMatchObject([{ documentId, labels: ["one", "two"] }]);
		const drop = await caller.call("DELETE", "/v1/document/deleteTags", { documentId, tags: ["one", "never"] });
		expect(drop.status).toBe(204);
		expect(await read(documentId)).toMatchObject({ labels: ["two"] });
	});

	it.each([
		["none", { tags: [] }, "Tags"],
		["too many", { tags: Array.from({ length: 51 }, (_, index) => `t${index}`) }, "Tags"],
		["too many with those it has", { tags: Array.from({ length: 50 }, (_, index) => `t${index}`) }, "Tags"],
		["one that is too long", { tags: ["x".repeat(256)] }, "Tags[0]"],
		["no document", { documentId: "", tags: ["x"] }, "DocumentId"],
	])("%s is refused", async (_, body, part) => {
		const documentId = await send({ Labels: "one" });
		const answer = await caller.call("PATCH", "/v1/document/addTags", { documentId, ...body });
		expect(answer.body).toMatchObject({ status: 400, errors: { [part]: [expect.any(String)] } });
		expect(await read(documentId)).toMatchObject({ labels: ["one"] });
	});
});
