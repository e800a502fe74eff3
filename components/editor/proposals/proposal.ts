import type { DraftField, DraftFile, DraftState } from "#lib/draft/draft-state.ts";
import type { FoundPlace } from "#lib/draft/found-place.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import type { Bounds } from "#lib/fields/field-types.ts";

/** Something that was found in a file of the draft and could be a field. */
export type Proposal = {
	/** Of the draft, not only of its file. */
	id: string;
	fileId: string;
	place: FoundPlace;
};

/** What was found, by file. */
export type Found = Readonly<Record<string, readonly Proposal[]>>;

export function toProposal(fileId: string, place: FoundPlace): Proposal {
	return { id: `${fileId} ${place.key}`, fileId, place };
}

/** Lines whose middles are this near, in pixels, are one. */
const SAME_LINE_PX = 8;
/** A field that covers more of the smaller of the two than this is what was proposed there. */
const SAME_PLACE = 0.2;

/** What is still to be proposed, as one reads it: neither taken, nor covered by a field, nor said to be none. */
export function openProposals({ files, fields }: Pick<DraftState, "files" | "fields">, found: Found): Proposal[] {
	const fieldsOn = new Map<string, DraftField[]>();
	const taken = new Set<string>();
	for (const field of Object.values(fields)) {
		const page = `${field.fileId} ${field.page}`;
		fieldsOn.set(page, [...(fieldsOn.get(page) ?? []), field]);
		if (field.foundAs !== null) taken.add(`${field.fileId} ${field.foundAs}`);
	}
	return byOrder(files).flatMap((fileId) => {
		const isNone = noFieldsOf(files[fileId]);
		const isCovered = ({ page, bounds }: FoundPlace) =>
			(fieldsOn.get(`${fileId} ${page}`) ?? []).some((field) => isSamePlace(field.bounds, bounds));
		const open = (found[fileId] ?? []).filter(
			({ id, place }) => !taken.has(id) && !isNone(place.key) && !isCovered(place),
		);
		return open.toSorted(({ place: a }, { place: b }) => inReadingOrder(a, b));
	});
}

function noFieldsOf(file: DraftFile | undefined): (key: string) => boolean {
	const keys = new Set(file?.notFields ?? []);
	return (key) => keys.has(key);
}

function inReadingOrder(a: FoundPlace, b: FoundPlace): number {
	return a.page - b.page || lineOf(a) - lineOf(b) || a.bounds.x - b.bounds.x || a.bounds.y - b.bounds.y;
}

function lineOf({ bounds }: FoundPlace): number {
	return Math.round((bounds.y + bounds.height / 2) / SAME_LINE_PX);
}

function isSamePlace(a: Bounds, b: Bounds): boolean {
	const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	const smaller = Math.min(a.width * a.height, b.width * b.height);
	return width > 0 && height > 0 && width * height > SAME_PLACE * smaller;
}
