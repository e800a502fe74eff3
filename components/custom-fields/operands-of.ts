import type { Operand } from "#components/field-settings/formula-try-out.tsx";
import type { LibraryEntry } from "#lib/draft/library-field.ts";
import { operandNames } from "#lib/fields/formulas/operand-text.ts";

/**
 * What a formula of the library can be tried with: the first copies of the brand's other fields that hold numbers, and
 * whatever else it names, which is in the documents it is placed in.
 */
export function operandsOf({ id, field: { formula } }: LibraryEntry, entries: readonly LibraryEntry[]): Operand[] {
	const offered = entries.filter((one) => one.id !== id && holdsNumber(one)).map(firstCopy);
	const named = operandNames(formula?.expression ?? "").filter((name) => name !== "");
	const others = named.map((name): Operand => ({ id: name, label: "", validationType: "NumbersOnly", value: null }));
	return [...new Map([...others, ...offered].map((operand) => [operand.id, operand])).values()];
}

function holdsNumber({ field: { type, validationType, idPrefix } }: LibraryEntry): boolean {
	const takesNumber = validationType === "NumbersOnly" || validationType === "Currency";
	return (type === "Formula" || (type === "TextBox" && takesNumber)) && !idPrefix?.includes("]");
}

function firstCopy({ field: { type, idPrefix, name, validationType, value } }: LibraryEntry): Operand {
	return { id: `${idPrefix || type}1`, label: name, validationType, value };
}
