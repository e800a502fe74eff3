import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { type Phrases, quotation } from "./phrases.ts";

type Undelivered = MailContentOf<"sender-delivery-failed">;

/** What a notice to a sender says of its own. */
export type Told = Pick<MailBody, "subject" | "heading" | "paragraphs" | "state"> &
	Partial<Pick<MailBody, "quote" | "notes">> & { button?: string; rows?: { label: string; value: string }[] };

/** Tells a sender that an email, a text message or a code did not arrive. */
export function toldOfDelivery(content: Undelivered, phrases: Phrases): Told {
	const { sender, labels, states } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	const isSms = content.channel === "sms";
	const address = isolate(content.signerEmail);
	if (content.isCode) return codeFailed(content, phrases);
	if (content.isDelayed) return delayed(content, phrases);
	if (content.isCopy) return copyFailed(content, phrases);
	return {
		subject: format(sender.failedSubject, { signer: phrases.subjectName(content.signerName), title }),
		heading: format(isSms ? sender.failedSmsHeading : sender.failedHeading, {
			signer: isolate(content.signerName),
		}),
		paragraphs: [isSms ? format(sender.failedSmsLead, { number: address }) : format(sender.failedLead, { address })],
		state: { tone: "bad", word: states.notDelivered },
		rows: [{ label: isSms ? labels.number : labels.address, value: address }],
		quote: quotation(isSms ? labels.providerAnswer : labels.serverAnswer, content.error),
		...(isSms ? {} : { button: sender.failedButton }),
	};
}

function delayed(content: Undelivered, phrases: Phrases): Told {
	const { sender, labels, states } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	const isSms = content.channel === "sms";
	const address = isolate(content.signerEmail);
	return {
		subject: format(sender.delayedSubject, { signer: phrases.subjectName(content.signerName), title }),
		heading: format(sender.delayedHeading, { signer: isolate(content.signerName) }),
		paragraphs: [format(sender.delayedLead, { address })],
		state: { tone: "warn", word: states.delayed },
		rows: [{ label: isSms ? labels.number : labels.address, value: address }],
		quote: quotation(isSms ? labels.providerAnswer : labels.serverAnswer, content.error),
	};
}

function copyFailed(content: Undelivered, phrases: Phrases): Told {
	const { sender, labels, states } = phrases.words;
	const address = isolate(content.signerEmail);
	return {
		subject: format(sender.copyFailedSubject, {
			signer: phrases.subjectName(content.signerName),
			title: phrases.subjectTitle(content.documentTitle),
		}),
		heading: format(sender.copyFailedHeading, { signer: isolate(content.signerName) }),
		paragraphs: [format(sender.copyFailedLead, { address })],
		state: { tone: "bad", word: states.notDelivered },
		rows: [{ label: labels.address, value: address }],
		quote: quotation(labels.serverAnswer, content.error),
	};
}

/** What somebody asked for to open the document did not reach them. */
function codeFailed(content: Undelivered, phrases: Phrases): Told {
	const { proofs, labels, states } = phrases.words;
	const name = isolate(content.signerName);
	const address = isolate(content.signerEmail);
	const isSms = content.channel === "sms";
	return {
		subject: format(proofs.codeFailedSubject, {
			name: phrases.subjectName(content.signerName),
			title: phrases.subjectTitle(content.documentTitle),
		}),
		heading: format(proofs.codeFailedHeading, { name }),
		paragraphs: [
			format(proofs.codeFailedLead, { name, to: address }),
			isSms ? proofs.codeFailedSmsHelp : proofs.codeFailedMailHelp,
		],
		state: { tone: "bad", word: states.notDelivered },
		rows: [{ label: isSms ? labels.number : labels.address, value: address }],
		quote: quotation(isSms ? labels.providerAnswer : labels.serverAnswer, content.error),
	};
}
