import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { formatMoment, readerTag } from "#lib/i18n/moment.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor } from "./phrases.ts";

/** Tells a sender which documents go to the trash soon, because the account asks for it. */
export function composeRetentionNotice(content: MailContentOf<"retention">): MailBody {
	const phrases = phrasesFor(content);
	const { retention } = phrases.words;
	const { documents, count, locale, timeZone, senderName, keepsCertificate } = content;
	const day = (at: Date) => formatMoment(at, { tag: readerTag(locale, []), timeZone }, "date");
	const deleteOn = day(content.deleteAt);
	const account = isolate(content.accountName);
	const lead = senderName
		? format(retention.leadOther, { count, sender: isolate(senderName), account, day: deleteOn })
		: format(retention.lead, { count, account, day: deleteOn });
	const more = count - documents.length;
	return {
		subject: format(retention.subject, { count, day: deleteOn }),
		preview: lead,
		state: null,
		heading: format(retention.heading, { count }),
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: {
			title: retention.title,
			rows: [
				...documents.map(({ title, completedAt }) => ({ label: day(completedAt), value: isolate(title) })),
				...(more > 0 ? [{ label: "", value: format(retention.more, { count: more }) }] : []),
			],
		},
		quote: null,
		action: { label: retention.button, url: content.url },
		notes: [retention.trash, keepsCertificate ? retention.keeps : retention.keepsNothing, retention.hold],
		footer: [],
		isSandbox: false,
	};
}
