import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import { pageRanges } from "#lib/i18n/page-ranges.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { finishedBy, greetingFor, type Phrases, phrasesFor, quotation, senderWithAccount } from "./phrases.ts";
import { type Told, toldOfDelivery } from "./told-of-delivery.ts";

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

function progress(content: Progress, phrases: Phrases): Told {
	const { sender, labels, outcome, states } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	switch (content.kind) {
		case "sender-viewed":
			return {
				subject: format(sender.viewedSubject, { signer: phrases.subjectName(content.signerName), title }),
				heading: format(sender.viewedHeading, { signer: isolate(content.signerName) }),
				paragraphs: [format(sender.viewedLead, { deed: content.deed })],
				state: { tone: "calm", word: states.viewed },
				rows: [{ label: labels.openedAt, value: phrases.moment(content.viewedAt) }],
			};
		case "sender-signed": {
			const { deed, waitingFor } = content;
			const isLast = waitingFor.length === 0;
			const isReview = deed === "approved";
			return {
				subject: format(sender.signedSubject, { signer: phrases.subjectName(content.signerName), title, deed }),
				heading: format(sender.signedHeading, { signer: isolate(content.signerName), deed }),
				paragraphs: [
					isLast
						? format(sender.signedLast, { deed })
						: format(sender.signedWaiting, { names: phrases.names(waitingFor) }),
				],
				state: { tone: "good", word: isReview ? states.approved : states.signed },
				rows: [{ label: isReview ? labels.approvedAt : labels.signedAt, value: phrases.moment(content.signedAt) }],
			};
		}
		case "sender-completed": {
			const finished = finishedBy(content, phrases);
			return {
				subject: format(outcome.completedSubject, { title }),
				heading: format(outcome.completedHeading, { deed: finished.deed }),
				paragraphs: [content.isAttached ? outcome.completedAttached : outcome.completedLinked],
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
				subject: format(sender.declinedSubject, {
					signer: phrases.subjectName(content.signerName),
					title,
					task: content.task,
				}),
				heading: format(outcome.declinedHeading, { name, task: content.task }),
				paragraphs: [format(sender.declinedLead, { others: content.othersTold })],
				state: { tone: "bad", word: states.declined },
				rows: [{ label: labels.declinedAt, value: phrases.moment(content.declinedAt) }],
				quote: quotation(format(frame.reasonFrom, { name }), content.reason),
			};
		}
		case "sender-expiring":
			return {
				subject: format(sender.expiringSubject, { title }),
				heading: sender.expiringHeading,
				paragraphs: [
					format(sender.expiringLead, {
						names: phrases.names(content.notSignedBy),
						count: content.notSignedBy.length,
						deed: content.deed,
					}),
				],
				state: { tone: "warn", word: states.expiring },
				rows: [{ label: labels.signBy, value: phrases.moment(content.expiresAt) }],
			};
		case "sender-expired": {
			const names = content.notSignedBy;
			return {
				subject: format(outcome.expiredSubject, { title }),
				heading: sender.expiredHeading,
				paragraphs:
					names.length === 0
						? []
						: [format(sender.expiredLead, { names: phrases.names(names), count: names.length, deed: content.deed })],
				state: { tone: "warn", word: states.expired },
				rows: [{ label: labels.endedAt, value: phrases.moment(content.expiredAt) }],
			};
		}
		case "sender-delivery-failed":
			return toldOfDelivery(content, phrases);
		case "sender-seal-failed":
			return {
				subject: format(sender.sealFailedSubject, { title }),
				heading: sender.sealFailedHeading,
				paragraphs: [sender.sealFailedLead],
				state: { tone: "warn", word: states.notSealed },
				quote: quotation(labels.sealError, content.error),
				notes: [sender.sealFailedHelp],
			};
	}
}

function handedOver(content: HandedOver, phrases: Phrases): Told {
	const { handOver, frame, labels } = phrases.words;
	const [former, person] = [isolate(content.formerName), isolate(content.signerName)];
	const title = phrases.subjectTitle(content.documentTitle);
	return {
		subject: format(handOver.subject, {
			former: phrases.subjectName(content.formerName),
			title,
			person: phrases.subjectName(content.signerName),
		}),
		heading: format(handOver.heading, { former, person, task: content.task }),
		paragraphs: [format(handOver.lead, { former, person })],
		state: { tone: "calm", word: handOver.state },
		rows: [{ label: labels.address, value: isolate(content.signerEmail) }],
		quote: quotation(format(frame.reasonFrom, { name: former }), content.reason),
	};
}

function notSent(content: NotSent, phrases: Phrases): Told {
	const { sender, states } = phrases.words;
	return {
		subject: format(sender.notSentSubject, { title: phrases.subjectTitle(content.documentTitle) }),
		heading: sender.notSentHeading,
		paragraphs: [format(sender.notSentLead, { person: isolate(content.behalfName) })],
		state: { tone: "bad", word: states.notSent },
	};
}

function discarded(content: Discarded, phrases: Phrases): Told {
	const { corrections } = phrases.words;
	return {
		subject: format(corrections.discardedSubject, { title: phrases.subjectTitle(content.documentTitle) }),
		heading: corrections.discardedHeading,
		paragraphs: [corrections.discardedLead],
		state: { tone: "warn", word: corrections.discardedState },
	};
}

function locked(content: Locked, phrases: Phrases): Told {
	const { proofs } = phrases.words;
	const name = isolate(content.signerName);
	return {
		subject: format(proofs.lockedSubject, {
			name: phrases.subjectName(content.signerName),
			title: phrases.subjectTitle(content.documentTitle),
		}),
		heading: format(proofs.lockedHeading, { name }),
		paragraphs: [format(proofs.lockedLead, { name, tries: content.tries })],
		state: { tone: "bad", word: proofs.lockedState },
		notes: [proofs.lockedHelp],
	};
}

function undrawn(content: Undrawn, phrases: Phrases): Told {
	const { sender } = phrases.words;
	const places = content.files.map(({ name, pages }) =>
		format(sender.undrawnPlace, { pages: phrases.names(pageRanges(pages)), count: pages.length, file: isolate(name) }),
	);
	return {
		subject: format(sender.undrawnSubject, { title: phrases.subjectTitle(content.documentTitle) }),
		heading: sender.undrawnHeading,
		paragraphs: [
			format(sender.undrawnLead, { places: phrases.names(places) }),
			...(content.isUnsent ? [sender.undrawnUnsent] : []),
		],
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
	const lead = content.behalf ? format(words.behalf.lead, { who: senderWithAccount(content.behalf) }) : null;
	const said = lead === null ? own : { ...own, paragraphs: [lead], notes: [] };
	return {
		quote: null,
		notes: [],
		...said,
		preview: said.paragraphs.join(" "),
		greeting: greetingFor(content, phrases),
		card: { title: isolate(content.documentTitle), rows },
		action: content.url === null ? null : { label: button, url: content.url },
		footer: [
			lead === null
				? format(words.frame.youAreSender, { product: phrases.product })
				: format(words.behalf.footer, { product: phrases.product }),
		],
		isSandbox: content.isSandbox === true,
	};
}
