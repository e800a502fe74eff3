import { expect, it } from "vitest";
import type { DeskStore } from "#components/editor/state/editor-store.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DeskFacts } from "#lib/draft/editor-facts.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "#lib/draft/testing/make-draft.ts";
import { problemWatch } from "./problem-watch.ts";

const at = (y: number) => ({ x: 100, y, width: 120, height: 40 });

/** Three fields, one above the other, at these heights. */
function draft(...heights: [number, number, number]): DraftState {
	const ids = [ID.one, ID.two, ID.three];
	const fields = ids.map((id, index) => [id, draftField({ id, bounds: at(heights[index] ?? 0) })]);
	return {
		document: { ...emptyDraft().document, title: "Lease" },
		files: { [ID.file]: draftFile() },
		recipients: { [ID.anna]: draftRecipient() },
		fields: Object.fromEntries(fields),
	};
}

/** What is said of a correction that turns one draft into another. */
function problemsOf(base: DraftState, now: DraftState) {
	const store = { getSnapshot: () => ({ draft: now }), subscribe: () => () => {} } as unknown as DeskStore;
	const facts = { brands: [], identities: [], groups: [], hasSms: true, credits: null, goneCustomFields: [] };
	const watch = problemWatch(store, { ...facts, correction: { base } } as unknown as DeskFacts);
	return new Promise<unknown[]>((resolve) => {
		watch.subscribe(() => resolve([...(watch.getSnapshot()?.problems ?? [])]));
		watch.hurry();
	});
}

it.each([
	["a field laid over another", draft(100, 300, 500), draft(100, 110, 500), [{ kind: "overlap", at: { id: ID.two } }]],
	[
		"one that leaves a field for another",
		draft(100, 300, 310),
		draft(300, 500, 310),
		[{ kind: "overlap", values: { other: ID.one } }],
	],
	["what was sent so", draft(100, 110, 500), draft(100, 110, 600), []],
])("warns in a correction of %s", async (_, base, now, expected) => {
	expect(await problemsOf(base, now)).toMatchObject(expected);
});
