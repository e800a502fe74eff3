import { isolate } from "#lib/i18n/bidi.ts";
import type { SecurityMailWords } from "#lib/i18n/mail/security/en.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor } from "./phrases.ts";

type Change = MailContentOf<"security-changed">["changes"][number];

/** Maximum of listed changes; the audit log has them all. */
const MOST_LISTED = 10;

/** Notifies an Admin of security-relevant changes in the organisation. */
export function composeSecurityNotice(content: MailContentOf<"security-changed">): MailBody {
	const phrases = phrasesFor(content);
	const { security: words, webhook } = phrases.words;
	const account = isolate(content.accountName);
	const subject = words.subject[content.topic];
	const lead = words.lead(account);
	const listed = content.changes.slice(0, MOST_LISTED);
	const rest = content.changes.length - listed.length;
	return {
		subject: words.inAccount(subject, phrases.subjectName(content.accountName)),
		preview: lead,
		state: null,
		heading: subject,
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: {
			title: subject,
			rows: [
				...listed.flatMap((change) => [
					{ label: words.what, value: words.changes[change.kind](change.name && isolate(change.name)) },
					{ label: words.by, value: isolate(change.by) },
					{ label: words.at, value: phrases.moment(change.at) },
					{ label: words.from, value: placeOf(change, words) },
				]),
				...(rest > 0 ? [{ label: words.more, value: String(rest) }] : []),
			],
		},
		quote: null,
		action: { label: words.button, url: content.url },
		notes: [words.help],
		footer: [webhook.footer(account)],
		isSandbox: false,
	};
}

function placeOf({ ip, browser, through }: Change, words: SecurityMailWords): string {
	return [ip, browser, through ? words.through[through] : ""].filter(Boolean).map(isolate).join(" · ");
}
