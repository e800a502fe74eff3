import type { DraftField } from "#lib/draft/draft-state.ts";
import { format } from "#lib/i18n/message.ts";
import { isFixedPerson } from "../correcting/is-fixed.ts";
import { around, within } from "../paper/bounds.ts";
import { type Point, toPage } from "../paper/gestures/gesture.ts";
import { type PlacedPage, pageAt } from "../paper/page-stack.ts";
import { keepCopied, readCopied } from "../state/copied-fields.ts";
import type { Work } from "../work/work-context.tsx";
import { activeRecipient, recipientForFields } from "./active-recipient.ts";
import { selectedFields } from "./change-fields.ts";
import { addCopies, COPY_OFFSET_PX } from "./copy-fields.ts";

/** Takes the selected fields along; no file and no person goes with them. */
export function copySelected(work: Work): void {
	const fields = selectedFields(work).map(({ field }) => field);
	if (fields.length === 0) return;
	if (!keepCopied(work.facts.user.id, fields)) return;
	work.announcer.say(format(work.words.paper.said.copied, { count: fields.length }));
}

/** Puts what was copied at the pointer, else on the page in sight. What came from elsewhere is judged by the schema. */
export async function paste(work: Work): Promise<void> {
	const page = targetPage(work);
	await placeCopies(work, "paste", { values: readCopied(work.facts.user.id), page, wayOn: wayTo });
}

type Copies = {
	/** Fields as they were stored. */
	values: readonly unknown[];
	page: PlacedPage | null;
	/** How far they move on the page. */
	wayOn(work: Work, copied: readonly DraftField[], page: PlacedPage): Point;
};

/** Adds copies of fields to a page in one step, within its edges and for those who can fill them in, and selects them. */
export async function placeCopies(work: Work, label: string, { values, page, wayOn }: Copies): Promise<void> {
	const { copied, leftOut } = await judgeCopied(work, values);
	if (leftOut > 0) work.store.tell(format(work.words.layout.said.leftOut, { count: leftOut }));
	if (!page || copied.length === 0) {
		work.announcer.say(work.words.layout.said.nothingToPaste);
		return;
	}
	const { draft } = work.store.getSnapshot();
	const { id: recipientId, changes: recipients } = recipientForFields(work);
	const way = wayOn(work, copied, page);
	const mayFill = (id: string) => draft.recipients[id] !== undefined && !isFixedPerson(work.facts, id);
	const placed = copied.map((field) => ({
		...field,
		recipientId: mayFill(field.recipientId) ? field.recipientId : recipientId,
		fileId: page.fileId,
		page: page.page,
		bounds: within({ ...field.bounds, x: field.bounds.x + way.x, y: field.bounds.y + way.y }, page),
	}));
	const { keys, changes } = addCopies(draft, placed, work.facts.template !== null);
	const needsRecipient = placed.some((field) => !draft.recipients[field.recipientId]);
	if (!work.store.perform(label, [...(needsRecipient ? recipients : []), ...changes])) return;
	work.view.set({ selection: keys });
	if (keys[0]) work.paper.current?.focusField(keys[0]);
	work.announcer.say(format(work.words.layout.said.pasted, { count: keys.length }));
}

/**
 * What can be pasted here. Conditions on fields that are not here stay behind; fields of a brand's own that one may not
 * use are left out, and counted.
 */
async function judgeCopied(work: Work, values: readonly unknown[]): Promise<{ copied: DraftField[]; leftOut: number }> {
	if (values.length === 0) return { copied: [], leftOut: 0 };
	const { draftFieldSchema } = await import("#lib/draft/draft-field-schema.ts");
	const known = new Set(work.facts.brands.flatMap(({ customFields }) => customFields.map(({ id }) => id)));
	const { draft } = work.store.getSnapshot();
	const fields = values.flatMap((value) => {
		const parsed = draftFieldSchema.safeParse(value);
		return parsed.success ? [parsed.data as DraftField] : [];
	});
	const usable = fields.filter(({ customFieldId }) => customFieldId === null || known.has(customFieldId));
	// Of another document's fields only those that come along are meant: others may be called the same here.
	const isHome = usable.some(({ fileId }) => Object.hasOwn(draft.files, fileId));
	const ids = new Set([...usable, ...(isHome ? Object.values(draft.fields) : [])].map(({ id }) => id));
	const copied = usable.map((field) => ({
		...field,
		conditionalRules: field.conditionalRules.filter(({ fieldId }) => ids.has(fieldId)),
	}));
	return { copied, leftOut: fields.length - usable.length };
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
