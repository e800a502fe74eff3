import { readingOrder } from "#components/editor/fields/reading-order.ts";
import { actingIds } from "#lib/draft/copies.ts";
import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import { operandNames } from "#lib/fields/formulas/operand-text.ts";

/**
 * The fields that a formula can calculate with, in reading order: those that take numbers or amounts, and formulas,
 * whose signer is not asked later, and which do not calculate with it themselves.
 */
export function formulaOperands(draft: DraftState, key: string): DraftField[] {
	const own = draft.fields[key];
	if (!own) return [];
	const places = new Map(actingIds(draft.recipients).map((id, index) => [id, index + 1]));
	const turnOf = ({ recipientId }: DraftField) =>
		draft.document.enableSigningOrder ? (draft.recipients[recipientId]?.wave ?? places.get(recipientId) ?? 0) : 0;
	const leading = idsLeadingTo(own.id, Object.values(draft.fields));
	const usable = readingOrder(draft)
		.flatMap((other) => draft.fields[other] ?? [])
		.filter((field) => holdsNumber(field) && turnOf(field) <= turnOf(own))
		.filter(({ id }) => !leading.has(id) && id.trim() !== "" && !id.includes("]"));
	// Of two with one id, which a draft may have for a while, one is enough.
	return [...new Map(usable.map((field) => [field.id, field])).values()];
}

function holdsNumber({ type, validationType }: DraftField): boolean {
	const takesNumber = validationType === "NumbersOnly" || validationType === "Currency";
	return type === "Formula" || (type === "TextBox" && takesNumber);
}

/** A formula, and all that calculate with it, or with what does. */
function idsLeadingTo(id: string, fields: readonly DraftField[]): Set<string> {
	const formulas = fields.flatMap((field) =>
		field.type === "Formula" ? [{ id: field.id, uses: operandNames(field.formula?.expression ?? "") }] : [],
	);
	const found = new Set([id]);
	// A set goes on to what is added to it meanwhile.
	for (const one of found) {
		for (const { id: user, uses } of formulas) if (uses.includes(one)) found.add(user);
	}
	return found;
}
