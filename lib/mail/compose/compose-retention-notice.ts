import { isolate } from "#lib/i18n/bidi.ts";
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
		? retention.leadOther(count, isolate(senderName), account, deleteOn)
		: retention.lead(count, account, deleteOn);
	const more = count - documents.length;
	return {
		subject: retention.subject(count, deleteOn),
		preview: lead,
		state: null,
		heading: retention.heading(count),
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: {
			title: retention.title,
			rows: [
				...documents.map(({ title, completedAt }) => ({ label: day(completedAt), value: isolate(title) })),
				...(more > 0 ? [{ label: "", value: retention.more(more) }] : []),
			],
		},
		quote: null,
		action: { label: retention.button, url: content.url },
		notes: [retention.trash, keepsCertificate ? retention.keeps : retention.keepsNothing, retention.hold],
		footer: [],
		isSandbox: false,
	};
}
