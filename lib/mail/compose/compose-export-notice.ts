import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor } from "./phrases.ts";

/** Tells an Admin that somebody has a copy made of all that the organisation has, or that it is ready. */
export function composeExportNotice(content: MailContentOf<"export-started" | "export-ready">): MailBody {
	const phrases = phrasesFor(content);
	const { exports: words, webhook } = phrases.words;
	const account = isolate(content.accountName);
	const person = isolate(content.personName);
	const isReady = content.kind === "export-ready";
	const isOwn = isReady && content.isOwn;
	const readyLead = isOwn ? format(words.readyLeadOwn, { account }) : format(words.readyLead, { person, account });
	const lead = isReady ? readyLead : format(words.startedLead, { person, account });
	const subjectAccount = phrases.subjectName(content.accountName);
	const heading = isReady ? words.readyHeading : words.startedHeading;
	const rows = [
		{ label: words.by, value: person },
		{ label: words.at, value: phrases.moment(content.at) },
		...(isReady
			? [{ label: words.until, value: phrases.moment(content.expiresAt) }]
			: content.ip
				? [{ label: words.from, value: isolate(content.ip) }]
				: []),
	];
	return {
		subject: isReady
			? format(words.readySubject, { account: subjectAccount })
			: format(words.startedSubject, { account: subjectAccount }),
		preview: lead,
		state: null,
		heading,
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: { title: heading, rows },
		quote: null,
		action: { label: isOwn ? words.download : words.look, url: content.url },
		notes: [words.help],
		footer: [format(webhook.footer, { account })],
		isSandbox: false,
	};
}
