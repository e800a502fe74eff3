import { isolate } from "#lib/i18n/bidi.ts";
import { formatNumber } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor } from "./phrases.ts";

type Kind = "deletion-started" | "deletion-reminder" | "deletion-undone" | "deletion-done";

/** Tells an Admin what becomes of the deletion of all documents. */
export function composeDeletionNotice(content: MailContentOf<Kind>): MailBody {
	const phrases = phrasesFor(content);
	const { deletions: words, webhook } = phrases.words;
	const account = isolate(content.accountName);
	const said = words[content.kind];
	const lead = format(said.lead, {
		person: isolate(content.personName),
		account,
		due: content.dueAt ? phrases.moment(content.dueAt) : "",
	});
	const isAhead = content.kind === "deletion-started" || content.kind === "deletion-reminder";
	const rows = [
		{ label: words.by, value: isolate(content.personName) },
		{ label: words.at, value: phrases.moment(content.at) },
		...(content.ip ? [{ label: words.from, value: isolate(content.ip) }] : []),
		...(content.dueAt ? [{ label: words.due, value: phrases.moment(content.dueAt) }] : []),
		...(content.kind === "deletion-done"
			? [{ label: words.deleted, value: formatNumber(content.locale, content.deleted) }]
			: []),
		...(content.certificates
			? [{ label: words.certificates.label, value: words.certificates[content.certificates] }]
			: []),
		...(content.kept.length > 0 ? [{ label: words.kept, value: phrases.names(content.kept) }] : []),
	];
	return {
		subject: format(said.subject, { account: phrases.subjectName(content.accountName) }),
		preview: lead,
		state: null,
		heading: said.heading,
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: { title: said.heading, rows },
		quote: null,
		action: { label: isAhead ? words.undo : words.look, url: content.url },
		notes: isAhead ? [words.help] : [],
		footer: [format(webhook.footer, { account })],
		isSandbox: false,
	};
}
