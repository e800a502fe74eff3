import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { lockDocument } from "#lib/db/stores/documents/documents.ts";
import { findDraftPart } from "#lib/db/stores/drafts/drafts.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { applyStep } from "#lib/draft/apply-step.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation, DraftStep } from "#lib/draft/draft-step.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { randomChanges } from "#lib/draft/testing/random-gesture.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { randomNumbers } from "#lib/testing/random-numbers.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { makeDraftField, stepOf } from "../testing/steps.ts";
import { applySteps } from "./apply-steps.ts";
import { openDesk } from "./open-editor.ts";

useTestDatabase();

const clientId = randomUUID();
const send = (context: UserContext, documentId: string, baseVersion: number, ...steps: DraftStep[]) =>
	applySteps(context, { documentId, baseVersion, clientId, steps });

/** Names so many fields that the whole draft is read and written; none of them is there. */
const nothing = (): DraftOperation[] =>
	Array.from({ length: 4 }, () => ({ kind: "patch", in: "fields", id: randomUUID(), set: { label: "x" }, was: {} }));

it("ends at the same draft whether its steps are taken in part, as a whole or by turns", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const random = randomNumbers(7);
	let state: DraftState = emptyDraft();
	let version = 0;
	let parts = 0;
	for (let turn = 0; turn < 40; turn += 1) {
		const steps: DraftStep[] = [];
		for (let count = 1 + Math.floor(random() * 2); count > 0; count -= 1) {
			const changes = randomChanges(state, { random, makeId: randomUUID, from: turn * 4 });
			const operations = groundStep(changes, state);
			if (operations.length === 0) continue;
			const isWhole = random() < 0.3;
			if (!isWhole) parts += 1;
			steps.push(stepOf(...operations, ...(isWhole ? nothing() : [])));
			state = applyStep(state, operations);
		}
		if (steps.length === 0) continue;
		const answer = await send(context, documentId, version, ...steps);
		expect(answer).toMatchObject({ version: version + steps.length, refused: [] });
		expect(answer.steps?.map(({ id }) => id)).toEqual(steps.map(({ id }) => id));
		version = answer.version;
		expect((await openDesk(context, { documentId })).state).toEqual(state);
	}
	expect(parts).toBeGreaterThan(20);
});

it("reads of a draft what a step names, settings and recipients, and leaves the rest where it is", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const ids = Array.from({ length: 20 }, () => randomUUID());
	const add = (id: string): DraftOperation => ({ kind: "add", in: "fields", id, value: makeDraftField("TextBox") });
	await send(context, documentId, 0, stepOf(...ids.map(add)));
	const [first = "", second = "", third = ""] = ids;
	const taken = await send(
		context,
		documentId,
		1,
		stepOf(
			{ kind: "patch", in: "fields", id: first, set: { label: "Name" }, was: {} },
			{ kind: "remove", in: "fields", id: second, was: makeDraftField("TextBox") },
			add(third),
		),
	);
	expect(taken).toMatchObject({ version: 2, state: null, refused: [] });
	const read = await inTransaction(async (tx) => {
		const document = await lockDocument(tx, { accountId: context.principal.accountId }, documentId);
		const asked = { since: 1, stepIds: [] };
		return document && findDraftPart(tx, document, asked, { files: [], fields: [first, second, randomUUID()] });
	});
	expect(Object.keys(read?.state.fields ?? {})).toEqual([first]);
	expect(read).toMatchObject({ version: 2, state: { document: { title: "" }, files: {}, recipients: {} } });
	expect(read?.steps).toMatchObject([{ version: 2 }]);
	const { state } = await openDesk(context, { documentId });
	expect(Object.keys(state?.fields ?? {}).toSorted()).toEqual(ids.filter((id) => id !== second).toSorted());
	expect(state?.fields[first]?.label).toBe("Name");
});

it("takes a draft that is near its limits as a whole, and refuses what is too much", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const text = (length: number): DraftOperation => ({
		kind: "add",
		in: "fields",
		id: randomUUID(),
		value: makeDraftField("TextBox", { value: "x".repeat(length) }),
	});
	expect(await send(context, documentId, 0, stepOf(text(1_000_000)))).toMatchObject({ version: 1, refused: [] });
	const part = await inTransaction(async (tx) => {
		const document = await lockDocument(tx, { accountId: context.principal.accountId }, documentId);
		return document && findDraftPart(tx, document, { since: 1, stepIds: [] }, { files: [], fields: [] });
	});
	expect(part).toBeNull();
	const full = await send(context, documentId, 1, stepOf(text(7_100_000)));
	expect(full).toMatchObject({ version: 1, refused: [{ reason: { key: "stepTooMuch" } }] });
});

it("gives writers at the same time one order, and loses nothing of what each changed", async () => {
	const context = await makeUserContext();
	const documentId = randomUUID();
	const ids = Array.from({ length: 8 }, () => randomUUID());
	const add = (id: string): DraftOperation => ({ kind: "add", in: "fields", id, value: makeDraftField("TextBox") });
	await send(context, documentId, 0, stepOf(...ids.map(add)));
	// Each of its own field, by turns in part and as a whole; none of them knows of the others.
	const label = (id: string, index: number) =>
		stepOf(
			{ kind: "patch", in: "fields", id, set: { label: `${index}` }, was: {} },
			...(index % 2 === 0 ? [] : nothing()),
		);
	const answers = await Promise.all(ids.map((id, index) => send(context, documentId, 1, label(id, index))));
	expect(answers.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
	const { state } = await openDesk(context, { documentId });
	expect(ids.map((id) => state?.fields[id]?.label)).toEqual(ids.map((_, index) => `${index}`));
});
