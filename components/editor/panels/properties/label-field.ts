import type { DraftField } from "#lib/draft/draft-state.ts";

/** A field with another label. Its former name goes, because signers see the name of a field before its label. */
export function labelField(label: string): Pick<DraftField, "label" | "name"> {
	return { label, name: "" };
}
