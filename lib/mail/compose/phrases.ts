import { isolate } from "#lib/i18n/bidi.ts";
import { formatDateTime, formatList, truncateGraphemes } from "#lib/i18n/format.ts";
import { type MailCatalogue, mailCatalogue } from "#lib/i18n/mail/mail-catalogue.ts";
import type { MailDeed } from "#lib/i18n/mail/mail-task.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailContent } from "../content.ts";

/** Subjects are cut by most mail programs near this length anyway. */
const MAX_SUBJECT_TITLE_GRAPHEMES = 70;
const MAX_SUBJECT_NAME_GRAPHEMES = 40;
const MAX_LISTED_NAMES = 5;

/** How a mail's content turns into the parts of its sentences. */
export type Phrases = {
	words: MailCatalogue;
	/** The installation's or the brand's name. */
	product: string;
	/** A name as subjects carry it: isolated and not too long. */
	subjectName: (name: string) => string;
	subjectTitle: (title: string) => string;
	names: (names: readonly string[]) => string;
	/** The last line of mails to people outside: on whose behalf they come, and with what unless a brand hides it. */
	signOff: (who: string) => string;
	moment: (at: Date) => string;
};

/** Names, times and recurring sentences of a mail, in its language and in its brand's name. */
export function phrasesFor(content: MailContent): Phrases {
	const words = mailCatalogue(content.locale);
	return {
		words,
		product: isolate(content.brand?.name.trim() || "Signet"),
		subjectName: (name) => isolate(truncateGraphemes(name, MAX_SUBJECT_NAME_GRAPHEMES)),
		subjectTitle: (title) => isolate(truncateGraphemes(title, MAX_SUBJECT_TITLE_GRAPHEMES)),
		names: (names) => {
			const isShort = names.length <= MAX_LISTED_NAMES;
			const listed = isShort ? names : names.slice(0, MAX_LISTED_NAMES - 1);
			const others = isShort ? [] : [format(words.frame.others, { count: names.length - listed.length })];
			return formatList(content.locale, [...listed.map(isolate), ...others]);
		},
		signOff: (who) =>
			content.brand?.hidesTagLine
				? format(words.frame.sentFor, { who })
				: format(words.frame.sentWith, { product: "Signet", who }),
		moment: (at) => formatDateTime(at, content),
	};
}

/** "Mia Chen (Acme)": the sender with the organisation, unless both carry the same name. */
export function senderWithAccount(content: { senderName: string; accountName: string }): string {
	const account = content.accountName.trim();
	const sender = isolate(content.senderName);
	return account === "" || account === content.senderName.trim() ? sender : `${sender} (${isolate(account)})`;
}

/** By whom a completed document was signed and approved: what they all did, and a row for each. */
export function finishedBy(content: { signerNames: string[]; reviewerNames: string[] }, { words, names }: Phrases) {
	const { signerNames, reviewerNames } = content;
	const rows = [
		{ label: words.labels.signedBy, people: signerNames },
		{ label: words.labels.approvedBy, people: reviewerNames },
	].flatMap(({ label, people }) => (people.length === 0 ? [] : [{ label, value: names(people) }]));
	const deed: MailDeed = reviewerNames.length === 0 ? "signed" : signerNames.length === 0 ? "approved" : "finished";
	return { deed, rows };
}

/** "Hello Mia Chen,", or without a name when nobody knows it. */
export function greetingFor(content: { recipientName: string }, phrases: Phrases): string {
	const name = content.recipientName.trim();
	const { greeting, greetingWithoutName } = phrases.words.frame;
	return name === "" ? greetingWithoutName : format(greeting, { name: isolate(name) });
}

/** What a person wrote, as a quotation: line breaks kept, runs of empty lines shortened; null for nothing. */
export function quotation(label: string, text: string): { label: string; text: string } | null {
	const kept = text
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(/[^\P{Cc}\n\t]/gu, "")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
	return kept === "" ? null : { label, text: kept };
}
