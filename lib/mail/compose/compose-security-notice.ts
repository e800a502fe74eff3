import { isolate } from "#lib/i18n/bidi.ts";
import type { SecurityWords } from "#lib/i18n/mail/mail-catalogue.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
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
	const lead = format(words.lead, { account, count: content.changes.length });
	const listed = content.changes.slice(0, MOST_LISTED).map((change) => ({
		title: titleOf(change, words),
		rows: [
			{ label: words.by, value: isolate(change.by) },
			{ label: words.at, value: phrases.moment(change.at) },
			{ label: words.from, value: placeOf(change, words) },
		],
	}));
	const [first, ...others] = listed;
	const rest = content.changes.length - listed.length;
	return {
		subject: format(words.inAccount, { subject, account: phrases.subjectName(content.accountName) }),
		preview: first?.title ?? lead,
		state: null,
		heading: subject,
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: first ? { ...first, others } : null,
		quote: null,
		action: { label: words.button, url: content.url },
		notes: [...(rest > 0 ? [format(words.more, { count: rest })] : []), words.help],
		footer: [format(webhook.footer, { account })],
		isSandbox: false,
	};
}

function titleOf({ kind, name }: Change, { changes, embeddingSitesRemoved }: SecurityWords): string {
	if (kind === "AccountSettingsSet" && name === "") return embeddingSitesRemoved;
	return formatAny(changes[kind], { name: name && isolate(name) });
}

function placeOf({ ip, browser, through }: Change, words: SecurityWords): string {
	return [ip, browser, through ? words.through[through] : ""].filter(Boolean).map(isolate).join(" · ");
}
