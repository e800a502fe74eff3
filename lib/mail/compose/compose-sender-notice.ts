import { isolate } from "#lib/i18n/bidi.ts";
import { pageRanges } from "#lib/i18n/page-ranges.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { finishedBy, greetingFor, type Phrases, phrasesFor, quotation, senderWithAccount } from "./phrases.ts";

type Progress = MailContentOf<"sender-viewed" | "sender-signed" | "sender-completed">;
type HandedOver = MailContentOf<"sender-reassigned">;
type Trouble = MailContentOf<
	"sender-declined" | "sender-expiring" | "sender-expired" | "sender-delivery-failed" | "sender-seal-failed"
>;
type NotSent = MailContentOf<"sender-send-failed">;
type Undrawn = MailContentOf<"sender-pages-undrawn">;
type Discarded = MailContentOf<"sender-not-corrected">;
type Locked = MailContentOf<"sender-proof-locked">;
type Notice = Progress | Trouble | NotSent | HandedOver | Undrawn | Discarded | Locked;

type Told = Pick<MailBody, "subject" | "heading" | "paragraphs" | "state"> &
	Partial<Pick<MailBody, "quote" | "notes">> & { button?: string; rows?: { label: string; value: string }[] };

function progress(content: Progress, phrases: Phrases): Told {
	const { sender, labels, outcome, states } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	switch (content.kind) {
		case "sender-viewed":
			return {
				subject: sender.viewedSubject(phrases.subjectName(content.signerName), title),
				heading: sender.viewedHeading(isolate(content.signerName)),
				paragraphs: [sender.viewedLead(content.deed)],
				state: { tone: "calm", word: states.viewed },
				rows: [{ label: labels.openedAt, value: phrases.moment(content.viewedAt) }],
			};
		case "sender-signed": {
			const { deed, waitingFor } = content;
			const isLast = waitingFor.length === 0;
			const isReview = deed === "approved";
			return {
				subject: sender.signedSubject(phrases.subjectName(content.signerName), title, deed),
				heading: sender.signedHeading(isolate(content.signerName), deed),
				paragraphs: [isLast ? sender.signedLast(deed) : sender.signedWaiting(phrases.names(waitingFor))],
				state: { tone: "good", word: isReview ? states.approved : states.signed },
				rows: [{ label: isReview ? labels.approvedAt : labels.signedAt, value: phrases.moment(content.signedAt) }],
			};
		}
		case "sender-completed": {
			const finished = finishedBy(content, phrases);
			return {
				subject: outcome.completedSubject(title),
				heading: outcome.completedHeading(finished.deed),
				paragraphs: [content.isAttached ? sender.completedAttached : sender.completedLinked],
				state: { tone: "good", word: states.completed },
				rows: [...finished.rows, { label: labels.completedAt, value: phrases.moment(content.completedAt) }],
				notes: [outcome.sealed],
			};
		}
	}
}

function trouble(content: Trouble, phrases: Phrases): Told {
	const { sender, labels, outcome, states, frame } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	switch (content.kind) {
		case "sender-declined": {
			const name = isolate(content.signerName);
			return {
				subject: sender.declinedSubject(phrases.subjectName(content.signerName), title, content.task),
				heading: outcome.declinedHeading(name, content.task),
				paragraphs: [sender.declinedLead(content.othersTold)],
				state: { tone: "bad", word: states.declined },
				rows: [{ label: labels.declinedAt, value: phrases.moment(content.declinedAt) }],
				quote: quotation(frame.reasonFrom(name), content.reason),
			};
		}
		case "sender-expiring":
			return {
				subject: sender.expiringSubject(title),
				heading: sender.expiringHeading,
				paragraphs: [sender.expiringLead(phrases.names(content.notSignedBy), content.notSignedBy.length, content.deed)],
				state: { tone: "warn", word: states.expiring },
				rows: [{ label: labels.signBy, value: phrases.moment(content.expiresAt) }],
			};
		case "sender-expired": {
			const names = content.notSignedBy;
			return {
				subject: outcome.expiredSubject(title),
				heading: sender.expiredHeading,
				paragraphs: names.length === 0 ? [] : [sender.expiredLead(phrases.names(names), names.length, content.deed)],
				state: { tone: "warn", word: states.expired },
				rows: [{ label: labels.endedAt, value: phrases.moment(content.expiredAt) }],
			};
		}
		case "sender-delivery-failed": {
			const isSms = content.channel === "sms";
			const address = isolate(content.signerEmail);
			if (content.isCode) return codeFailed(content, phrases);
			if (content.isDelayed) return delayed(content, phrases);
			if (content.isCopy) return copyFailed(content, phrases);
			return {
				subject: sender.failedSubject(phrases.subjectName(content.signerName), title),
				heading: (isSms ? sender.failedSmsHeading : sender.failedHeading)(isolate(content.signerName)),
				paragraphs: [isSms ? sender.failedSmsLead(address) : sender.failedLead(address)],
				state: { tone: "bad", word: states.notDelivered },
				rows: [{ label: isSms ? labels.number : labels.address, value: address }],
				quote: quotation(isSms ? labels.providerAnswer : labels.serverAnswer, content.error),
				...(isSms ? {} : { button: sender.failedButton }),
			};
		}
		case "sender-seal-failed":
			return {
				subject: sender.sealFailedSubject(title),
				heading: sender.sealFailedHeading,
				paragraphs: [sender.sealFailedLead],
				state: { tone: "warn", word: states.notSealed },
				quote: quotation(labels.sealError, content.error),
				notes: [sender.sealFailedHelp],
			};
	}
}

function delayed(content: MailContentOf<"sender-delivery-failed">, phrases: Phrases): Told {
	const { sender, labels, states } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	const isSms = content.channel === "sms";
	const address = isolate(content.signerEmail);
	return {
		subject: sender.delayedSubject(phrases.subjectName(content.signerName), title),
		heading: sender.delayedHeading(isolate(content.signerName)),
		paragraphs: [sender.delayedLead(address)],
		state: { tone: "warn", word: states.delayed },
		rows: [{ label: isSms ? labels.number : labels.address, value: address }],
		quote: quotation(isSms ? labels.providerAnswer : labels.serverAnswer, content.error),
	};
}

function copyFailed(content: MailContentOf<"sender-delivery-failed">, phrases: Phrases): Told {
	const { sender, labels, states } = phrases.words;
	const address = isolate(content.signerEmail);
	return {
		subject: sender.copyFailedSubject(
			phrases.subjectName(content.signerName),
			phrases.subjectTitle(content.documentTitle),
		),
		heading: sender.copyFailedHeading(isolate(content.signerName)),
		paragraphs: [sender.copyFailedLead(address)],
		state: { tone: "bad", word: states.notDelivered },
		rows: [{ label: labels.address, value: address }],
		quote: quotation(labels.serverAnswer, content.error),
	};
}

/** What somebody asked for to open the document did not reach them. */
function codeFailed(content: MailContentOf<"sender-delivery-failed">, phrases: Phrases): Told {
	const { proofs, labels, states } = phrases.words;
	const name = isolate(content.signerName);
	const address = isolate(content.signerEmail);
	const isSms = content.channel === "sms";
	return {
		subject: proofs.codeFailedSubject(
			phrases.subjectName(content.signerName),
			phrases.subjectTitle(content.documentTitle),
		),
		heading: proofs.codeFailedHeading(name),
		paragraphs: [proofs.codeFailedLead(name, address), isSms ? proofs.codeFailedSmsHelp : proofs.codeFailedMailHelp],
		state: { tone: "bad", word: states.notDelivered },
		rows: [{ label: isSms ? labels.number : labels.address, value: address }],
		quote: quotation(isSms ? labels.providerAnswer : labels.serverAnswer, content.error),
	};
}

function handedOver(content: HandedOver, phrases: Phrases): Told {
	const { handOver, frame, labels } = phrases.words;
	const [former, person] = [isolate(content.formerName), isolate(content.signerName)];
	const title = phrases.subjectTitle(content.documentTitle);
	return {
		subject: handOver.subject(phrases.subjectName(content.formerName), title, phrases.subjectName(content.signerName)),
		heading: handOver.heading(former, person, content.task),
		paragraphs: [handOver.lead(former, person)],
		state: { tone: "calm", word: handOver.state },
		rows: [{ label: labels.address, value: isolate(content.signerEmail) }],
		quote: quotation(frame.reasonFrom(former), content.reason),
	};
}

function notSent(content: NotSent, phrases: Phrases): Told {
	const { sender, states } = phrases.words;
	return {
		subject: sender.notSentSubject(phrases.subjectTitle(content.documentTitle)),
		heading: sender.notSentHeading,
		paragraphs: [sender.notSentLead(isolate(content.behalfName))],
		state: { tone: "bad", word: states.notSent },
	};
}

function discarded(content: Discarded, phrases: Phrases): Told {
	const { corrections } = phrases.words;
	return {
		subject: corrections.discardedSubject(phrases.subjectTitle(content.documentTitle)),
		heading: corrections.discardedHeading,
		paragraphs: [corrections.discardedLead],
		state: { tone: "warn", word: corrections.discardedState },
	};
}

function locked(content: Locked, phrases: Phrases): Told {
	const { proofs } = phrases.words;
	const name = isolate(content.signerName);
	return {
		subject: proofs.lockedSubject(phrases.subjectName(content.signerName), phrases.subjectTitle(content.documentTitle)),
		heading: proofs.lockedHeading(name),
		paragraphs: [proofs.lockedLead(name, content.tries)],
		state: { tone: "bad", word: proofs.lockedState },
		notes: [proofs.lockedHelp],
	};
}

function undrawn(content: Undrawn, phrases: Phrases): Told {
	const { sender } = phrases.words;
	const places = content.files.map(({ name, pages }) =>
		sender.undrawnPlace(phrases.names(pageRanges(pages)), pages.length, isolate(name)),
	);
	return {
		subject: sender.undrawnSubject(phrases.subjectTitle(content.documentTitle)),
		heading: sender.undrawnHeading,
		paragraphs: [sender.undrawnLead(phrases.names(places)), ...(content.isUnsent ? [sender.undrawnUnsent] : [])],
		state: { tone: "bad", word: sender.undrawnState },
		notes: [sender.undrawnHelp],
	};
}

function told(content: Notice, phrases: Phrases): Told {
	switch (content.kind) {
		case "sender-viewed":
		case "sender-signed":
		case "sender-completed":
			return progress(content, phrases);
		case "sender-send-failed":
			return notSent(content, phrases);
		case "sender-not-corrected":
			return discarded(content, phrases);
		case "sender-reassigned":
			return handedOver(content, phrases);
		case "sender-pages-undrawn":
			return undrawn(content, phrases);
		case "sender-proof-locked":
			return locked(content, phrases);
		default:
			return trouble(content, phrases);
	}
}

/** Mails that tell the sender how a document is doing; the button opens the document's page. */
export function composeSenderNotice(content: Notice): MailBody {
	const phrases = phrasesFor(content);
	const { words } = phrases;
	const { rows = [], button = words.sender.button, ...own } = told(content, phrases);
	// Leads speak to the person who can act on the document; whose name it bears only hears of it.
	const lead = content.behalf ? words.behalf.lead(senderWithAccount(content.behalf)) : null;
	const said = lead === null ? own : { ...own, paragraphs: [lead], notes: [] };
	return {
		quote: null,
		notes: [],
		...said,
		preview: said.paragraphs.join(" "),
		greeting: greetingFor(content, phrases),
		card: { title: isolate(content.documentTitle), rows },
		action: content.url === null ? null : { label: button, url: content.url },
		footer: [lead === null ? words.frame.youAreSender(phrases.product) : words.behalf.footer(phrases.product)],
		isSandbox: content.isSandbox === true,
	};
}
