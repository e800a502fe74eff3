import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { deleteStaleRows } from "#lib/db/stores/documents/purging.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { addLabels, removeLabels } from "#lib/domain/documents/changing/change-labels.ts";
import { deleteDocument } from "#lib/domain/documents/ending/delete-document.ts";
import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import type { DraftDocument, DraftField, DraftRecipient } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { addRecipient, makeDraftField, makeRecipient, setTitle, stepOf } from "../testing/steps.ts";
import { applySteps } from "./apply-steps.ts";
import { fetchSteps } from "./fetch-steps.ts";
import { openDesk } from "./open-editor.ts";

useTestDatabase();

const clientId = randomUUID();
const send = (context: UserContext, documentId: string, baseVersion: number, ...steps: unknown[]) =>
	applySteps(context, { documentId, baseVersion, clientId, steps });

it("begins a draft with its first step, and tells who made each", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const step = setTitle("Lease");
	const answer = await send(context, documentId, 0, step);
	expect(answer).toMatchObject({
		version: 1,
		state: null,
		refused: [],
		steps: [{ ...step, version: 1, userId: context.principal.userId, userName: "Ada Sender", clientId }],
	});
	const stored = await db().document.findUniqueOrThrow({ where: { id: documentId }, include: { events: true } });
	expect(stored).toMatchObject({ status: "Draft", title: "Lease", senderId: context.principal.userId, eventCount: 1 });
	expect(stored.events.map((event) => event.type)).toEqual(["DocumentCreated"]);
	expect((await openDesk(context, { documentId })).state?.document.title).toBe("Lease");
});

it("writes the document's row, and with it the indexes of the list, for title, people and labels alone", async () => {
	const context = await makeUserContext();
	const [documentId, mia, field] = [randomUUID(), randomUUID(), randomUUID()];
	const versionOfRow = async () => {
		const rows = await db().$queryRaw<{ row: string }[]>`
			SELECT xmin::text || ' ' || ctid::text AS "row" FROM "Document" WHERE "id" = ${documentId}::uuid`;
		return rows[0]?.row;
	};
	let version = 0;
	const writes = async (...operations: DraftOperation[]) => {
		const before = await versionOfRow();
		const answer = await send(context, documentId, version, stepOf(...operations));
		expect(answer.refused).toEqual([]);
		version = answer.version;
		return before !== (await versionOfRow());
	};
	const document = (set: Partial<DraftDocument>) => writes({ kind: "patch", in: "document", set, was: {} });
	const person = (set: Partial<DraftRecipient>) => writes({ kind: "patch", in: "recipients", id: mia, set, was: {} });
	const placed = (set: Partial<DraftField>) => writes({ kind: "patch", in: "fields", id: field, set, was: {} });
	const value = makeRecipient({ name: "Mia Chen", email: "mia@example.com" });
	const at = { x: 40, y: 40, width: 150, height: 40 };

	expect(await document({ title: "Lease" })).toBe(true);
	expect(await writes({ kind: "add", in: "recipients", id: mia, value })).toBe(true);
	expect(await document({ labels: ["2026"] })).toBe(true);
	expect(await person({ email: "mia.chen@example.com" })).toBe(true);

	expect(await document({ message: "Hi", disableEmails: true })).toBe(false);
	expect(await person({ wave: 2, privateMessage: "Here", hue: 4, role: "Tenant" })).toBe(false);
	const drawn = { ...makeDraftField("TextBox"), recipientId: mia, fileId: randomUUID() };
	expect(await writes({ kind: "add", in: "fields", id: field, value: drawn })).toBe(false);
	expect(await placed({ bounds: at, value: "Mia" })).toBe(false);
	expect(await writes({ kind: "remove", in: "fields", id: field, was: drawn })).toBe(false);
	expect(await document({ title: "Lease", labels: ["2026"] })).toBe(false);

	const stored = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	expect(stored.searchText).toContain("lease\nmia chen\nmia.chen@example.com");
	expect(stored).toMatchObject({ labels: ["2026"], eventCount: 1 });
});

it("takes a step once, however often it comes", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const [first, second] = [setTitle("One"), setTitle("Two")];
	await send(context, documentId, 0, first);
	await send(context, documentId, 0, first, second, second);
	const again = await send(context, documentId, 1, second, first);
	expect(again).toMatchObject({ version: 2, steps: [{ id: second.id, version: 2 }], refused: [] });
	expect(await db().draftStep.count({ where: { draft: { documentId } } })).toBe(2);
});

it("takes nothing on top of what is forgotten: who made it gets the whole draft, to merge", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	await send(context, documentId, 0, setTitle("One"), setTitle("Two"), setTitle("Three"));
	await db().draftStep.deleteMany({ where: { draft: { documentId }, version: { lte: 2 } } });
	const answer = await send(context, documentId, 1, setTitle("Of yesterday"));
	expect(answer).toMatchObject({ version: 3, steps: null, state: { document: { title: "Three" } } });
	expect(await send(context, documentId, 2, setTitle("Of now"))).toMatchObject({ version: 4, state: null });
});

it("puts nobody's steps into another's name", async () => {
	const context = await makeUserContext();
	const request = {
		documentId: randomUUID(),
		baseVersion: 0,
		clientId,
		userId: randomUUID(),
		steps: [setTitle("Mine")],
	};
	await expect(applySteps(context, request)).rejects.toMatchObject({ code: "Unauthorized" });
	expect(await db().document.count({ where: { id: request.documentId } })).toBe(0);
});

it("refuses a step with a reason, and keeps the others of its request in their order", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const wrong = { id: randomUUID(), operations: [{ kind: "patch", in: "document", set: { title: 7 }, was: {} }] };
	const strange = stepOf({
		kind: "add",
		in: "files",
		id: randomUUID(),
		value: {
			order: "a0",
			name: "Secret.pdf",
			pages: [{ widthPx: 1, heightPx: 1, rotation: 0, box: [0, 0, 1, 1], userUnit: 1 }],
			isSigned: false,
			mayAttachFiles: true,
			notFields: [],
		},
	});
	const answer = await send(context, documentId, 0, setTitle("One"), wrong, strange, "nonsense", setTitle("Two"));
	expect(answer.version).toBe(2);
	expect(answer.refused).toEqual([
		{ stepId: wrong.id, reason: { key: "stepNotRight", values: {} } },
		{ stepId: strange.id, reason: { key: "stepFileGone", values: {} } },
		{ stepId: "", reason: { key: "stepNotRight", values: {} } },
	]);
	expect((await openDesk(context, { documentId })).state).toMatchObject({ document: { title: "Two" }, files: {} });
});

it("begins nothing where every step is refused", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const answer = await send(context, documentId, 0, { id: documentId });
	expect(answer).toMatchObject({ version: 0, steps: [], refused: [{ stepId: documentId }] });
	expect(await db().document.count({ where: { id: documentId } })).toBe(0);
});

it("refuses what would be too much for one draft, and names it", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const { recipients: limit } = DRAFT_LIMITS;
	const people = Array.from({ length: limit + 1 }, () => addRecipient({}));
	const answer = await send(context, documentId, 0, ...people);
	const reason = { key: "stepRecipientsMany", values: { limit } };
	expect(answer).toMatchObject({ version: limit, refused: [{ reason }] });
	// Pictures of ten megabytes are taken one by one, but not more of them than a draft can hold.
	const picture = () => addText("x".repeat(3_000_000));
	const filled = await send(context, documentId, limit, picture(), picture());
	expect(filled).toMatchObject({ version: limit + 2, refused: [] });
	const full = await send(context, documentId, limit + 2, picture());
	expect(full).toMatchObject({ version: limit + 2, refused: [{ reason: { key: "stepTooMuch" } }] });
});

const addText = (value: string) =>
	stepOf({
		kind: "add",
		in: "fields",
		id: randomUUID(),
		value: { ...makeDraftField("TextBox"), recipientId: randomUUID(), fileId: randomUUID(), value },
	});
const label = { kind: "patch", in: "document", set: { labels: ["x"] }, was: {} };
const titled = (set: string) => `{"kind":"patch","in":"document","set":${set},"was":{}}`;
const at = (set: string) => `{"kind":"patch","in":"fields","id":"${randomUUID()}","set":{"bounds":${set}},"was":{}}`;

it.each([
	["a text that is too long", [titled(`{"title":"${"x".repeat(257)}"}`)], "stepTextLong"],
	["more operations than a step may have", Array.from({ length: 501 }, () => JSON.stringify(label)), "stepNotRight"],
	["no operation", [], "stepNotRight"],
	["a number that is none", [at('{"x":1e400,"y":0,"width":1,"height":1}')], "stepNotRight"],
	["a number larger than any page", [at('{"x":1e300,"y":0,"width":1,"height":1}')], "stepNotRight"],
	["a field of no size", [at('{"x":0,"y":0,"width":0,"height":1}')], "stepNotRight"],
	["the prototype as a property", [titled('{"__proto__":{"title":"x"}}')], "stepNotRight"],
	["the constructor as a property", [titled('{"constructor":"x"}')], "stepNotRight"],
	["the prototype as a collection", ['{"kind":"patch","in":"__proto__","set":{},"was":{}}'], "stepNotRight"],
	["the prototype as a thing", ['{"kind":"patch","in":"fields","id":"__proto__","set":{},"was":{}}'], "stepNotRight"],
	["the prototype among the data", [titled('{"metaData":{"__proto__":"x"}}')], "stepNotRight"],
	["NUL in a text", [titled('{"title":"a\\u0000b"}')], "stepNotRight"],
])("refuses %s and harms nothing", async (_, operations, key) => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const id = randomUUID();
	const step = JSON.parse(`{"id":"${id}","operations":[${operations.join(",")}]}`);
	const answer = await send(context, documentId, 0, setTitle("Lease"), step, setTitle("Lease of a boat"));
	expect(answer).toMatchObject({ version: 2, refused: [{ stepId: id, reason: { key } }] });
	expect((await openDesk(context, { documentId })).state?.document.title).toBe("Lease of a boat");
});

it("gives steps of writers at the same time one order, and loses none", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const writers = Array.from({ length: 4 }, () => Array.from({ length: 10 }, () => addRecipient({})));
	const write = async (steps: object[]) => {
		for (const step of steps) await send(context, documentId, 0, step);
	};
	await Promise.all(writers.map(write));
	const answer = await fetchSteps(context, { documentId, since: 0 });
	expect(answer.steps?.map((step) => step.version)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
	for (const steps of writers) {
		const ids = steps.map(({ id }) => id);
		expect(answer.steps?.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids);
	}
	const { state } = await openDesk(context, { documentId });
	expect(Object.keys(state?.recipients ?? {})).toHaveLength(40);
	expect(await db().auditEvent.count({ where: { documentId } })).toBe(1);
});

it("gives the whole draft to whoever was away longer than steps are kept", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	await send(context, documentId, 0, setTitle("One"), setTitle("Two"));
	await db().draftStep.deleteMany({ where: { draft: { documentId }, version: 1 } });
	expect(await fetchSteps(context, { documentId, since: 0 })).toMatchObject({
		version: 2,
		steps: null,
		state: { document: { title: "Two" } },
	});
	expect(await fetchSteps(context, { documentId, since: 2 })).toMatchObject({ version: 2, steps: [], state: null });
	// A browser that knows more than a database that was restored.
	expect(await fetchSteps(context, { documentId, since: 9 })).toMatchObject({ version: 2, steps: null });
});

it("is out of reach for another account and another member, whichever way they ask", async () => {
	const owner = await makeUserContext();
	const { accountId } = owner.principal;
	const documentId = randomUUID();
	await send(owner, documentId, 0, setTitle("Lease"));
	const others = [await makeUserContext(), await makeUserContext({ accountId, role: "Member" })];
	for (const other of others) {
		for (const base of [0, 1]) {
			await expect(send(other, documentId, base, setTitle("Mine"))).rejects.toMatchObject({ code: "NotFound" });
		}
		await expect(fetchSteps(other, { documentId, since: 0 })).rejects.toMatchObject({ code: "NotFound" });
		await expect(openDesk(other, { documentId })).rejects.toMatchObject({ code: "NotFound" });
	}
	expect((await openDesk(owner, { documentId })).version).toBe(1);
});

it("says who deleted the document meanwhile, and takes nothing any more", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	await send(context, documentId, 0, setTitle("Lease"));
	await deleteDocument(context, { documentId, deletePermanently: false });
	const gone = { code: "Conflict", gone: { status: "deleted", by: "Ada Sender", at: expect.any(Number) } };
	await expect(send(context, documentId, 1, setTitle("Late"))).rejects.toMatchObject(gone);
	await expect(send(context, documentId, 0, setTitle("Late"))).rejects.toMatchObject(gone);
	await expect(fetchSteps(context, { documentId, since: 0 })).rejects.toMatchObject(gone);
	expect(await db().draftStep.count({ where: { draft: { documentId } } })).toBe(1);
});

it("never begins a draft anew under the id of one that was purged", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const { accountId } = context.principal;
	await db().tombstone.create({ data: { documentId, accountId, actor: "Ada", reason: "test", chainHead: "" } });
	await expect(send(context, documentId, 0, setTitle("Again"))).rejects.toMatchObject({ code: "NotFound" });
});

it("takes labels from the interface as a step, which an open desk does not overwrite", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	await send(context, documentId, 0, setTitle("Lease"));
	await addLabels(context, { documentId, tags: ["2026", "boats"] });
	await removeLabels(context, { documentId, tags: ["boats"] });
	await removeLabels(context, { documentId, tags: ["boats"] });
	const answer = await send(context, documentId, 1, setTitle("Lease of a boat"));
	expect(answer.steps?.map(({ operations }) => operations)).toMatchObject([
		[{ set: { labels: ["2026", "boats"] } }],
		[{ set: { labels: ["2026"] } }],
		[{ set: { title: "Lease of a boat" } }],
	]);
	const stored = await db().document.findUniqueOrThrow({ where: { id: documentId } });
	expect(stored).toMatchObject({ labels: ["2026"], title: "Lease of a boat" });
});

it("is forgotten in time: steps a month after they were made, the draft a month after it was sent", async () => {
	const context = await makeUserContext();
	const [kept, sent] = [randomUUID(), randomUUID()];
	for (const documentId of [kept, sent]) await send(context, documentId, 0, setTitle("One"), setTitle("Two"));
	const now = new Date();
	const old = new Date(now.getTime() - 31 * 86_400_000);
	await db().draftStep.updateMany({ where: { draft: { documentId: kept }, version: 1 }, data: { at: old } });
	await db().draft.update({ where: { documentId: sent }, data: { discardAt: new Date(now.getTime() - 1) } });
	await deleteStaleRows(db(), now);
	expect(await db().draftStep.findMany({ where: { draft: { documentId: kept } } })).toMatchObject([{ version: 2 }]);
	expect((await openDesk(context, { documentId: kept })).state?.document.title).toBe("Two");
	expect(await db().draft.count({ where: { documentId: sent } })).toBe(0);
});
