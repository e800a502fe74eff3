import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import type { Reminded } from "#lib/contract/documents/changing/reminded.ts";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { format } from "#lib/i18n/message.ts";

/** To whom a reminder goes, and to whom none does since they had one a moment ago. */
export function remindedText(
	{ reminded, remindedBefore }: Reminded,
	locale: string,
	{ reminders, more }: Pick<WorkplaceMessages["common"], "reminders" | "more">,
): string {
	const names = (those: string[]) => ({ names: namesInWords(those, locale, more) });
	const sent = reminded.length > 0 ? [format(reminders.sent, names(reminded))] : [];
	const before =
		remindedBefore.length > 0
			? [format(reminders.before, { count: remindedBefore.length, ...names(remindedBefore) })]
			: [];
	return [...sent, ...before].join(" ");
}
