import type { Reminded } from "#lib/contract/documents/reminded.ts";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { CommonMessages } from "#lib/i18n/workplace/common/en.ts";
import { namesInWords } from "./names-in-words.ts";

/** To whom a reminder goes, and to whom none does since they had one a moment ago. */
export function remindedText(
	{ reminded, remindedBefore }: Reminded,
	locale: string,
	{ reminders, more }: Pick<CommonMessages, "reminders" | "more">,
): string {
	const names = (those: string[]) => ({ names: namesInWords(those, locale, more) });
	const sent = reminded.length > 0 ? [fill(reminders.sent, names(reminded))] : [];
	const before =
		remindedBefore.length > 0
			? [fill(plural(locale, remindedBefore.length, reminders.before), names(remindedBefore))]
			: [];
	return [...sent, ...before].join(" ");
}
