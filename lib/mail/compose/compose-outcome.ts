import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf, MailState } from "../content.ts";
import { finishedBy, greetingFor, type Phrases, phrasesFor, quotation, senderWithAccount } from "./phrases.ts";

type Completed = MailContentOf<"signer-completed" | "copy-completed">;
type Closed = MailContentOf<"signer-declined" | "signer-revoked" | "signer-expired">;
type NotNeeded = MailContentOf<"signer-not-needed">;
type Released = MailContentOf<"signer-released">;
type Copy = MailContentOf<"copy-sent">;
type Outcome = Completed | Closed | NotNeeded | Released | Copy;

/** What a particular outcome says; frame, greeting and footer are the same for all. */
type Told = Pick<MailBody, "subject" | "heading" | "paragraphs" | "state"> &
	Partial<Pick<MailBody, "quote" | "action" | "notes">> & { rows?: { label: string; value: string }[] };

function completed(content: Completed, phrases: Phrases): Told {
	const { outcome, labels, states } = phrases.words;
	const finished = finishedBy(content, phrases);
	const rows = [...finished.rows, { label: labels.completedAt, value: phrases.moment(content.completedAt) }];
	if (content.url !== undefined && content.urlExpiresAt) {
		rows.push({ label: labels.downloadUntil, value: phrases.moment(content.urlExpiresAt) });
	}
	const result = content.isAttached ? outcome.completedAttached : outcome.completedLinked;
	const isCopy = content.kind === "copy-completed";
	return {
		subject: format(outcome.completedSubject, { title: phrases.subjectTitle(content.documentTitle) }),
		heading: format(outcome.completedHeading, { deed: finished.deed }),
		paragraphs: [
			isCopy ? `${format(outcome.copyCompletedLead, { who: senderWithAccount(content) })} ${result}` : result,
		],
		state: { tone: "good", word: states.completed },
		rows,
		action: content.url === undefined ? null : { label: outcome.downloadButton, url: content.url },
		notes: [outcome.sealed],
	};
}

function closed(content: Closed, phrases: Phrases): Told {
	const { outcome, states, frame, labels } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	const who = senderWithAccount(content);
	const bad = (word: string): MailState => ({ tone: "bad", word });
	switch (content.kind) {
		case "signer-declined": {
			const name = isolate(content.declinedByName);
			return {
				subject: format(outcome.declinedSubject, { title }),
				heading: format(outcome.declinedHeading, { name, task: content.task }),
				paragraphs: [format(outcome.declinedLead, { who })],
				state: bad(states.declined),
				rows: [{ label: labels.declinedAt, value: phrases.moment(content.declinedAt) }],
				quote: quotation(format(frame.reasonFrom, { name }), content.reason),
			};
		}
		case "signer-revoked":
			return {
				subject: format(outcome.revokedSubject, { title }),
				heading: format(outcome.revokedHeading, { sender: isolate(content.senderName) }),
				paragraphs: [format(outcome.revokedLead, { who, task: content.task })],
				state: bad(states.withdrawn),
				quote: quotation(format(frame.messageFrom, { name: isolate(content.senderName) }), content.reason),
			};
		case "signer-expired":
			return {
				subject: format(outcome.expiredSubject, { title }),
				heading: format(outcome.expiredHeading, { task: content.task }),
				paragraphs: [format(outcome.expiredLead, { sender: isolate(content.senderName), task: content.task })],
				state: { tone: "warn", word: states.expired },
				rows: [{ label: labels.endedAt, value: phrases.moment(content.expiredAt) }],
			};
	}
}

function notNeeded(content: NotNeeded, phrases: Phrases): Told {
	const { outcome, states } = phrases.words;
	const names = { name: isolate(content.signedByName), group: isolate(content.groupName) };
	const text = content.isReview ? format(outcome.reviewedForGroup, names) : format(outcome.signedForGroup, names);
	return {
		subject: format(outcome.notNeededSubject, { title: phrases.subjectTitle(content.documentTitle) }),
		heading: outcome.notNeededHeading,
		paragraphs: [text],
		state: { tone: "calm", word: content.isReview ? states.approved : states.signed },
	};
}

function released(content: Released, phrases: Phrases): Told {
	const { corrections } = phrases.words;
	return {
		subject: format(corrections.releasedSubject, { title: phrases.subjectTitle(content.documentTitle) }),
		heading: corrections.releasedHeading[content.task],
		paragraphs: [format(corrections.releasedLead, { who: senderWithAccount(content) })],
		state: { tone: "calm", word: corrections.releasedState },
	};
}

function copySent(content: Copy, phrases: Phrases): Told {
	const { outcome, frame, labels } = phrases.words;
	const names = phrases.names(content.signerNames);
	return {
		subject: format(outcome.copySubject, {
			sender: phrases.subjectName(content.senderName),
			title: phrases.subjectTitle(content.documentTitle),
		}),
		heading: outcome.copyHeading,
		paragraphs: [format(outcome.copyLead, { who: senderWithAccount(content), names })],
		state: null,
		rows: [{ label: labels.signers, value: names }],
		quote: quotation(format(frame.messageFrom, { name: isolate(content.senderName) }), content.message),
	};
}

function told(content: Outcome, phrases: Phrases): Told {
	switch (content.kind) {
		case "signer-completed":
		case "copy-completed":
			return completed(content, phrases);
		case "signer-released":
			return released(content, phrases);
		case "copy-sent":
			return copySent(content, phrases);
		case "signer-not-needed":
			return notNeeded(content, phrases);
		default:
			return closed(content, phrases);
	}
}

/** Mails to signers and carbon copies that tell what became of a document and ask for nothing. */
export function composeOutcome(content: Outcome): MailBody {
	const phrases = phrasesFor(content);
	const { words } = phrases;
	const { rows = [], ...said } = told(content, phrases);
	return {
		quote: null,
		action: null,
		notes: [],
		...said,
		preview: said.paragraphs.join(" "),
		greeting: greetingFor(content, phrases),
		card: {
			title: isolate(content.documentTitle),
			rows: [{ label: words.labels.from, value: isolate(content.senderEmail) }, ...rows],
		},
		footer: [
			format(words.frame.questions, { name: isolate(content.senderName), address: isolate(content.senderEmail) }),
			...(said.action ? [words.frame.downloadLink] : []),
			phrases.signOff(senderWithAccount(content)),
		],
		isSandbox: content.isSandbox === true,
	};
}
