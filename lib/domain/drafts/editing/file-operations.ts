import { thingOf } from "#lib/draft/collections.ts";
import type { DraftFile, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import type { FoundPlace } from "#lib/draft/found-place.ts";
import { keyAtEnd } from "#lib/draft/order-keys.ts";
import { isBlank } from "#lib/fields/rules/text-rules.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { factsOf } from "./judge-step.ts";
import { keepTies } from "./keep-ties.ts";

/** What was found in a file that was taken in. */
type TakenFile = Omit<DraftFile, "order" | "name" | "notFields"> & { fileName: string };

const MAX_TITLE = 256;

/** A new file as the draft has it: behind all others, or in the place of one. */
export function addedFile(state: DraftState, taken: TakenFile, replaces: string | null): DraftFile {
	const former = replaces === null ? null : thingOf(state, "files", replaces);
	const order = former?.order ?? keyAtEnd(state.files);
	return { order, name: taken.fileName, ...factsOf(taken), notFields: [] };
}

/**
 * What becomes of a draft with a new file. The first one gives a draft without a title its name. In the place of
 * another it takes over the fields whose page it has; the rest stay with the former file, and are listed as fields
 * without a page.
 *
 * @param replaces id of the file that goes; null: none
 * @param places what was found in the new file, where a field stands for something in the former one
 */
export function operationsOfFile(
	state: DraftState,
	id: string,
	taken: TakenFile,
	replaces: string | null,
	places: readonly FoundPlace[],
): DraftOperation[] {
	const add: DraftOperation = { kind: "add", in: "files", id, value: addedFile(state, taken, replaces) };
	const former = replaces === null ? null : thingOf(state, "files", replaces);
	if (replaces === null || former === null) return [add, ...titleOf(state, taken.fileName)];
	const own = Object.entries(state.fields).filter(
		([, field]) => field.fileId === replaces && field.page <= taken.pages.length,
	);
	// What was found in the former file is not what stands in this one, unless it stands there again.
	const ties = keepTies(own, places);
	const kept = own.map(([fieldId, { foundAs }]): DraftOperation => {
		const set = { fileId: id, foundAs: ties.get(fieldId) ?? null };
		return { kind: "patch", in: "fields", id: fieldId, set, was: { fileId: replaces, foundAs } };
	});
	return [add, ...kept, { kind: "remove", in: "files", id: replaces, was: former }];
}

function titleOf({ document }: DraftState, fileName: string): DraftOperation[] {
	const title = cutText(fileName.replace(/\.[^.]{1,10}$/, ""), MAX_TITLE);
	if (!isBlank(document.title) || isBlank(title)) return [];
	return [{ kind: "patch", in: "document", set: { title }, was: { title: document.title } }];
}
