import { isolate } from "#lib/i18n/bidi.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor, senderWithAccount } from "./phrases.ts";

/** The mail with the code that a signer has asked for. Neither subject nor preview have it: those are shown in lists. */
export function composeProofCode(content: MailContentOf<"proof-code">): MailBody {
	const phrases = phrasesFor(content);
	const { proofs, labels } = phrases.words;
	const lead = proofs.lead(senderWithAccount(content));
	return {
		subject: proofs.subject(phrases.subjectTitle(content.documentTitle)),
		preview: lead,
		state: null,
		heading: proofs.heading(content.code),
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: {
			title: isolate(content.documentTitle),
			rows: [
				{ label: labels.from, value: isolate(content.senderEmail) },
				{ label: proofs.codeLabel, value: content.code },
			],
		},
		quote: null,
		action: null,
		notes: [proofs.limit(content.minutes), proofs.secret],
		footer: [proofs.ignore, phrases.signOff(senderWithAccount(content))],
		isSandbox: content.isSandbox === true,
	};
}
