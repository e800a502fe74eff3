import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { deleteDocument } from "#lib/domain/documents/ending/delete-document.ts";
import { purgeDocument } from "#lib/domain/documents/ending/purge-document.ts";
import { revokeDocument } from "#lib/domain/documents/ending/revoke-document.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { formWithFields } from "#lib/pdf/detect/testing/form-with-fields.ts";
import { storage } from "#lib/storage/storage.ts";
import { corpusFile, makeCaller, SIGNER, sendForm, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { queuedMails } from "#lib/testing/signing-document.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { applySteps } from "../editing/apply-steps.ts";
import { findDraftPlaces } from "../editing/find-draft-places.ts";
import { openDesk } from "../editing/open-editor.ts";
import { sendFromDesk } from "../sending/send-from-editor.ts";
import { addRecipient, makeDraftField, setTitle, stepOf } from "../testing/steps.ts";
import { duplicateDocument } from "./duplicate-document.ts";

useTestDatabase();
afterAll(closePdfPool);

const [signature, note] = SIGNER.formFields;
/** Of the one tag in the corpus file that does not say itself what it is. */
const DEFINITION = { definitionId: "def1", type: "TextBox", signerIndex: 1, isRequired: false };
const PICTURE = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==`;

/** A document that was sent, with what its sender wrote and what a signer did. */
async function makeSent() {
	const caller = await makeCaller();
	const at = (y: number) => ({ x: 50, y, width: 150, height: 40 });
	const formFields = [
		signature,
		{ ...note, id: "terms", value: "30 days", isReadOnly: true },
		{ ...note, id: "answer", bounds: at(240) },
		{ id: "name", fieldType: "Name", pageNumber: 1, bounds: at(300) },
		{ id: "logo", fieldType: "Image", pageNumber: 1, bounds: at(360), value: PICTURE },
	];
	const documentId = await sendTo(caller, [{ formFields, privateMessage: "Hello" }], {
		Labels: "2026",
		Message: "Please sign",
		Cc: JSON.stringify({ emailAddress: "copy@example.com" }),
		MetaData: JSON.stringify({ deal: "7" }),
	});
	await db().documentField.updateMany({
		where: { documentId, fieldId: "answer" },
		data: { value: "Nothing to add", valueAt: new Date() },
	});
	const context = await makeUserContext({ accountId: caller.accountId });
	return { documentId, context };
}

it("makes a draft of what was sent and taken back: files, people, fields, settings; nothing that signers did", async () => {
	const { documentId: sourceId, context } = await makeSent();
	await revokeDocument(context, { documentId: sourceId, message: "Wrong rent" });
	const { documentId } = await duplicateDocument(context, { documentId: sourceId });
	expect(documentId).not.toBe(sourceId);

	const { state } = await openDesk(context, { documentId });
	if (!state) throw new Error("The whole draft is opened.");
	expect(state.document).toMatchObject({
		...{ title: "Lease", message: "Please sign", labels: ["2026"], metaData: { deal: "7" } },
	});
	const [recipient, copied] = byOrder(state.recipients).map((id) => state.recipients[id]);
	expect(copied).toMatchObject({ type: "Copy", email: "copy@example.com" });
	expect(recipient).toMatchObject({ name: "Grace Signer", email: "grace@example.com", privateMessage: "Hello" });
	const values = Object.values(state.fields).map(({ id, value }) => [id, value]);
	const { logo, ...texts } = Object.fromEntries(values);
	expect(texts).toEqual({ sign: null, terms: "30 days", answer: null, name: null });
	expect(logo).toMatch(/^data:image\/jpeg;base64,/);

	const [before, copy] = await Promise.all(
		[sourceId, documentId].map((id) =>
			db().document.findUniqueOrThrow({ where: { id }, include: { files: true, events: true, signers: true } }),
		),
	);
	expect(copy).toMatchObject({ status: "Draft", senderId: context.principal.userId, isSandbox: false, signers: [] });
	expect(copy?.events.map(({ type, data }) => ({ type, data }))).toEqual([
		{ type: "DocumentCreated", data: { files: [{ name: "Lease.pdf", sha256: before?.files[0]?.uploadSha256 }] } },
	]);
	const [file] = copy?.files ?? [];
	expect(file).toMatchObject({ uploadKey: before?.files[0]?.uploadKey, isDrawn: before?.files[0]?.isDrawn });
	expect(file?.id).not.toBe(before?.files[0]?.id);
	expect(Object.keys(state.files)).toEqual([file?.id]);

	await sendFromDesk(context, { documentId, version: 1, sendAt: null });
	expect(await queuedMails(documentId)).toContain("please-sign");
	const sent = await db().documentField.findMany({ where: { documentId }, orderBy: { fieldId: "asc" } });
	expect(sent.map(({ fieldId, value }) => [fieldId, value === null ? null : value.slice(0, 12)])).toEqual([
		["answer", null],
		["logo", `{"key":"${context.principal.accountId.slice(0, 4)}`],
		["name", "Grace Signer"],
		["sign", null],
		["terms", "30 days"],
	]);
});

it("offers the form fields of a file that was sent: the one that becomes a field leaves the file", async () => {
	const caller = await makeCaller();
	const signer = { ...SIGNER, recipientNotificationSettings: { viewed: false } };
	const form = await sendForm({ Signers: JSON.stringify(signer) }, formWithFields());
	const { body } = await caller.call("POST", "/v1/document/send", form);
	const context = await makeUserContext({ accountId: caller.accountId });
	const { documentId } = await duplicateDocument(context, { documentId: String(body.documentId) });
	const { state } = await openDesk(context, { documentId });
	const [fileId = ""] = Object.keys(state?.files ?? {});
	const [[mia, recipient] = []] = Object.entries(state?.recipients ?? {});
	expect(recipient).toMatchObject({ recipientNotifications: { viewed: false } });

	const { places } = await findDraftPlaces(context, { documentId, fileId });
	const city = places.find(({ id }) => id === "city");
	if (!city || !mia) throw new Error("The form field was not found.");
	const { key, page, type, bounds, settings } = city;
	const placed = { recipientId: mia, fileId, page, bounds, id: "city", foundAs: key };
	const value = { ...makeDraftField(type), ...settings, ...placed };
	const steps = [stepOf({ kind: "add", in: "fields", id: randomUUID(), value })];
	const { version, refused } = await applySteps(context, { documentId, baseVersion: 1, clientId: randomUUID(), steps });
	expect(refused).toEqual([]);
	await sendFromDesk(context, { documentId, version, sendAt: null });
	const { workingKey } = await db().documentFile.findUniqueOrThrow({ where: { id: fileId } });
	const { path } = await storage().localPath(workingKey);
	const text = execFileSync("pdftotext", [path, "-"], { encoding: "utf8" });
	expect(text).not.toContain("Rome");
	expect(text).toContain("Ada");

	// Nobody knows any more which of its fields stands for what is gone, so nothing is offered a second time.
	const again = await duplicateDocument(context, { documentId });
	const copy = Object.keys((await openDesk(context, again)).state?.files ?? {})[0] ?? "";
	expect((await findDraftPlaces(context, { ...again, fileId: copy })).places).toEqual([]);
});

it("offers no text tag again that the interface took out, and leaves it out", async () => {
	const caller = await makeCaller();
	const parts = { UseTextTags: "true", TextTagDefinitions: JSON.stringify(DEFINITION) };
	const form = await sendForm(parts, await corpusFile("text-tags.pdf"));
	form.append("Signers", JSON.stringify({ name: "Ada", emailAddress: "ada@example.com" }));
	const { body } = await caller.call("POST", "/v1/document/send", form);
	const context = await makeUserContext({ accountId: caller.accountId });
	const { documentId } = await duplicateDocument(context, { documentId: String(body.documentId) });
	const [file] = await db().documentFile.findMany({ where: { documentId } });
	const { places } = await findDraftPlaces(context, { documentId, fileId: file?.id ?? "" });
	expect(places).toEqual([]);
});

it("shares files with its source so that the purge of one never takes the other's", async () => {
	const { documentId: sourceId, context } = await makeSent();
	const { documentId } = await duplicateDocument(context, { documentId: sourceId });
	const [file] = await db().documentFile.findMany({ where: { documentId } });
	const keys = [file?.uploadKey ?? "", file?.workingKey ?? ""];
	const areThere = async () => (await Promise.all(keys.map((key) => storage().exists(key)))).every(Boolean);
	const purge = async (id: string) => {
		await deleteDocument(context, { documentId: id, deletePermanently: true });
		await db().$executeRaw`DELETE FROM pgboss.job WHERE name = 'mail'`;
		await purgeDocument(jobContext(), id, "test");
		expect(await db().document.count({ where: { id } })).toBe(0);
	};
	await purge(sourceId);
	expect(await areThere()).toBe(true);
	await purge(documentId);
	expect(await areThere()).toBe(false);
});

it("copies a draft as it stands, with ids of its own, and leaves the first as it was", async () => {
	const context = await makeUserContext({ role: "Member" });
	const [sourceId, clientId, mia] = [randomUUID(), randomUUID(), randomUUID()];
	const steps = [setTitle("Lease"), addRecipient({ name: "Mia", email: "mia@example.com" }, mia)];
	await applySteps(context, { documentId: sourceId, baseVersion: 0, clientId, steps });
	const { documentId } = await duplicateDocument(context, { documentId: sourceId });
	const { state, version } = await openDesk(context, { documentId });
	const [id = ""] = Object.keys(state?.recipients ?? {});
	expect(state).toMatchObject({ document: { title: "Lease" }, recipients: { [id]: { name: "Mia" } } });
	expect(id).not.toBe(mia);
	const other = stepOf({ kind: "patch", in: "recipients", id, set: { name: "Ben" }, was: { name: "Mia" } });
	await applySteps(context, { documentId, baseVersion: version, clientId, steps: [other] });
	expect((await openDesk(context, { documentId: sourceId })).state?.recipients[mia]?.name).toBe("Mia");
});

it("copies nothing that is out of reach or in the trash", async () => {
	const { documentId, context } = await makeSent();
	const { accountId } = context.principal;
	for (const other of [await makeUserContext(), await makeUserContext({ accountId, role: "Member" })]) {
		await expect(duplicateDocument(other, { documentId })).rejects.toMatchObject({ code: "NotFound" });
	}
	await deleteDocument(context, { documentId, deletePermanently: false });
	await expect(duplicateDocument(context, { documentId })).rejects.toMatchObject({ code: "NotFound" });
	expect(await db().document.count({ where: { accountId } })).toBe(1);
});
