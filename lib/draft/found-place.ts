import type { FieldType } from "#lib/fields/field-types.ts";
import type { DraftField, DraftState } from "./draft-state.ts";

/** What is told of one file; the rest is placed by hand. */
export const MAX_FOUND = 2_000;
export const FOUND_KEY_LENGTH = 100;

/** Something in a file that could be a field. Nothing is placed by it. */
export type FoundPlace = {
	/** What tells it from all else in its file; the same whenever that is searched. */
	key: string;
	/** form: a form field of the file's own · tag: a text tag · place: a rule, dots, a box or a square with its words. */
	source: "form" | "tag" | "place";
	/** 1-based in the file. */
	page: number;
	type: FieldType;
	bounds: DraftField["bounds"];
	/** What it is called and what stands beside it: whose it is shows by that. */
	name: string;
	label: string;
	/** Who signs there, by the words in or above its signature block, as "Tenant"; null: no one is named. */
	party: string | null;
	/** Place among the recipients, from 0, that a tag names; null: it names none. */
	signer: number | null;
	/** The id that it would like to have; null: any. */
	id: string | null;
	/** In what it is other than a field of which nobody says anything (lib/fields/field-defaults.ts). */
	settings: Partial<DraftField>;
};

/** What is found in one file. */
export type Found = {
	places: FoundPlace[];
	/** The first text that is meant as a tag, but is not closed, and so stays printed; page within the file, 1-based. */
	unclosedTag: { text: string; page: number } | null;
};

export const NOTHING_FOUND: Found = { places: [], unclosedTag: null };

/** Whether what was found leaves the file when a field takes its place: what is printed only stays. */
export function leavesFile(key: string): boolean {
	return !key.startsWith("place/");
}

/** What is left out of a file for the fields on it that took its place, in the order of its keys. */
export function leftOutOf({ fields }: Pick<DraftState, "fields">, fileId: string): string[] {
	const keys = Object.values(fields).flatMap((field) =>
		field.fileId === fileId && field.foundAs !== null && leavesFile(field.foundAs) ? [field.foundAs] : [],
	);
	return [...new Set(keys)].sort();
}

/** A short name of what is left out, for addresses; empty: nothing is. */
export function leftOutTag(keys: readonly string[]): string {
	if (keys.length === 0) return "";
	let hash = 0x811c9dc5;
	for (const character of keys.join(" ")) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
	return `${keys.length}-${(hash >>> 0).toString(36)}`;
}
