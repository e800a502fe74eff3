import type { DraftField } from "#lib/draft/draft-state.ts";
import { plural } from "#lib/i18n/format.ts";
import { around, within } from "../paper/bounds.ts";
import { type Point, toPage } from "../paper/gestures/gesture.ts";
import { type PlacedPage, pageAt } from "../paper/page-stack.ts";
import type { Work } from "../work/work-context.tsx";
import { activeRecipient, recipientForFields } from "./active-recipient.ts";
import { selectedFields } from "./change-fields.ts";
import { addCopies, COPY_OFFSET_PX } from "./copy-fields.ts";

/** In this browser, so that fields can be taken to another document in another tab; no file and no person goes with them. */
const KEPT = "signet-copied-fields";

/** Takes the selected fields along. */
export function copySelected(work: Work): void {
	const fields = selectedFields(work).map(({ field }) => field);
	if (fields.length === 0) return;
	try {
		localStorage.setItem(KEPT, JSON.stringify(fields));
	} catch {
		return;
	}
	work.announcer.say(plural(work.locale, fields.length, work.words.paper.said.copied));
}

/** Puts what was copied at the pointer, else on the page in sight. What came from elsewhere is judged by the schema. */
export async function paste(work: Work): Promise<void> {
	const copied = await readCopied(work);
	const page = targetPage(work);
	if (!page || copied.length === 0) {
		work.announcer.say(work.words.layout.said.nothingToPaste);
		return;
	}
	const { draft } = work.store.getSnapshot();
	const { id: recipientId, changes: recipients } = recipientForFields(work);
	const way = wayTo(work, copied, page);
	const placed = copied.map((field) => ({
		...field,
		recipientId: draft.recipients[field.recipientId] ? field.recipientId : recipientId,
		fileId: page.fileId,
		page: page.page,
		bounds: within({ ...field.bounds, x: field.bounds.x + way.x, y: field.bounds.y + way.y }, page),
	}));
	const { keys, changes } = addCopies(draft, placed);
	const needsRecipient = placed.some((field) => !draft.recipients[field.recipientId]);
	work.store.perform("paste", [...(needsRecipient ? recipients : []), ...changes]);
	work.view.set({ selection: keys });
	if (keys[0]) work.paper.current?.focusField(keys[0]);
	work.announcer.say(plural(work.locale, keys.length, work.words.layout.said.pasted));
}

/** Custom fields of others, and conditions on fields that are not here, stay behind. */
async function readCopied(work: Work): Promise<DraftField[]> {
	const text = localStorage.getItem(KEPT);
	if (!text) return [];
	const { draftFieldSchema } = await import("#lib/draft/draft-field-schema.ts");
	const known = new Set(work.facts.brands.flatMap(({ customFields }) => customFields.map(({ id }) => id)));
	const ids = new Set(Object.values(work.store.getSnapshot().draft.fields).map(({ id }) => id));
	try {
		const values: unknown = JSON.parse(text);
		return (Array.isArray(values) ? values : []).flatMap((value) => {
			const parsed = draftFieldSchema.safeParse(value);
			if (!parsed.success) return [];
			const field = parsed.data as DraftField;
			return [
				{
					...field,
					customFieldId: field.customFieldId && known.has(field.customFieldId) ? field.customFieldId : null,
					conditionalRules: field.conditionalRules.filter(({ fieldId }) => ids.has(fieldId)),
				},
			];
		});
	} catch {
		return [];
	}
}

function targetPage(work: Work): PlacedPage | null {
	const paper = work.paper.current;
	const pointer = paper?.pointer();
	return (paper && (pointer ? pageAt(paper.stack(), pointer.y) : paper.current())) ?? null;
}

/** To the pointer; without one a little beside where the models are, or to the same spot of another page. */
function wayTo(work: Work, copied: readonly DraftField[], page: PlacedPage): Point {
	const frame = around(copied.map(({ bounds }) => bounds));
	const paper = work.paper.current;
	const pointer = paper?.pointer();
	if (frame && paper && pointer) {
		const { x, y } = toPage({ ...pointer, width: 0, height: 0 }, page, paper.stack().zoom);
		return { x: x - frame.x - frame.width / 2, y: y - frame.y - frame.height / 2 };
	}
	const isHome = copied.some((field) => field.fileId === page.fileId && field.page === page.page);
	return isHome ? { x: COPY_OFFSET_PX, y: COPY_OFFSET_PX } : { x: 0, y: 0 };
}

/** Whether there is something to paste for: a page and somebody to fill it in, or nobody yet. */
export function canPaste(work: Work): boolean {
	const hasPage = Object.keys(work.store.getSnapshot().draft.files).length > 0;
	return (
		hasPage && (activeRecipient(work) !== null || Object.keys(work.store.getSnapshot().draft.recipients).length === 0)
	);
}
