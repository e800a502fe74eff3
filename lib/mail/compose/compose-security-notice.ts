import { isolate } from "#lib/i18n/bidi.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor } from "./phrases.ts";

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
					{ label: words.what, value: [change.what, change.subject ?? ""].filter(Boolean).map(isolate).join(": ") },
					{ label: words.by, value: [change.who, ...change.details].map(isolate).join(" · ") },
					{ label: words.at, value: phrases.moment(change.at) },
					...(change.from ? [{ label: words.from, value: isolate(change.from) }] : []),
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
