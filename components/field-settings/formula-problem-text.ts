import { type FormulaProblem, isUnread } from "#lib/fields/formulas/formula-problem.ts";
import { fillPlaces } from "#lib/i18n/fill-places.ts";
import type { FieldSettingsMessages } from "#lib/i18n/workplace/field-settings/en.ts";

/** Why a formula cannot be calculated, in its sender's language. */
export function formulaProblemText(
	{ code, values }: FormulaProblem,
	words: FieldSettingsMessages["formula"],
	locale: string,
): string {
	if (!isUnread(code)) return fillPlaces(words.wrong[code], values, locale);
	const why = fillPlaces(words.why[code], values, locale);
	return fillPlaces(words.unread, { at: values.at ?? "", why }, locale);
}
