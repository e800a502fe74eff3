import { type FormulaProblem, isUnread } from "#lib/fields/formulas/formula-problem.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { type AnyMessage, format, formatAny } from "#lib/i18n/message.ts";

/** Why a formula cannot be calculated, in its sender's language. */
export function formulaProblemText(
	{ code, values }: FormulaProblem,
	words: Messages["field-settings"]["formula"],
): string {
	if (!isUnread(code)) return formatAny<string | AnyMessage>(words.wrong[code], values as never);
	const why = formatAny<string | AnyMessage>(words.why[code], values as never);
	return format(words.unread, { at: Number(values.at), why });
}
