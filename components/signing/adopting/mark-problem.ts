import { parseNewMark } from "#lib/fields/parsing/parse-mark.ts";
import { codePointName } from "#lib/fields/rules/problems.ts";
import type { Mark } from "#lib/fields/values/mark.ts";
import { format } from "#lib/i18n/message.ts";
import type { SigningMessages } from "#lib/i18n/signing/signing-messages.ts";

/** Why a mark cannot be used, by the rules that the server applies too, in words; null when it can. */
export function markProblem(mark: Mark, { problems }: SigningMessages, leastInk?: number): string | null {
	const parsed = parseNewMark(mark, leastInk);
	if (!("error" in parsed)) return null;
	const { error } = parsed;
	if (error.code === "tooLong") return format(problems.tooLong, error);
	if (error.code === "notDrawn") {
		return format(problems.notDrawn, { letter: error.letter, code: codePointName(error.letter) });
	}
	return error.code === "blankMark" || error.code === "markTooLarge" ? problems[error.code] : problems.badMark;
}
