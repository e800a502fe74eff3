import type { DraftEdit } from "#lib/db/stores/drafts/draft-writes.ts";
import type { NamedThings } from "#lib/db/stores/drafts/drafts.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { draftId } from "#lib/draft/draft-values.ts";

/** Each is written by itself; beyond so many it is less work to write the draft as a whole. */
const MAX_THINGS = 3;

/**
 * The files and fields that steps name, as they came and unjudged; null: so many that the whole draft is to be read.
 * A step looks at nothing but the things it names (lib/draft/apply-step.ts), settings and recipients aside. With a file
 * more is added than was sent: its pages.
 */
export function thingsNamedIn(steps: readonly unknown[]): NamedThings | null {
	const named = { files: new Set<string>(), fields: new Set<string>() };
	for (const operation of steps.flatMap(operationsOf)) {
		const { kind, in: collection, id } = Object(operation) as { kind?: unknown; in?: unknown; id?: unknown };
		if (kind === "add" && collection === "files") return null;
		const asked = draftId.safeParse(id);
		if ((collection === "files" || collection === "fields") && asked.success) named[collection].add(asked.data);
		if (named.files.size + named.fields.size > MAX_THINGS) return null;
	}
	return { files: [...named.files], fields: [...named.fields] };
}

function operationsOf(step: unknown): unknown[] {
	const operations = typeof step === "object" && step !== null && "operations" in step ? step.operations : null;
	return Array.isArray(operations) ? operations : [];
}

/** What of a draft, or of a part of it, is another after steps than before: things that stay are the very same. */
export function editsBetween(before: DraftState, after: DraftState): DraftEdit[] {
	const edits: DraftEdit[] = [];
	// Settings and recipients are small, and each is written at once.
	if (after.document !== before.document) edits.push({ path: ["document"], value: after.document });
	if (after.recipients !== before.recipients) edits.push({ path: ["recipients"], value: after.recipients });
	for (const collection of ["files", "fields"] as const) {
		const [was, is] = [before[collection], after[collection]];
		for (const id of new Set([...Object.keys(was), ...Object.keys(is)])) {
			if (was[id] !== is[id]) edits.push({ path: [collection, id], value: is[id] ?? null });
		}
	}
	return edits;
}
