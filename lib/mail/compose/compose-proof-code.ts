import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor, senderWithAccount } from "./phrases.ts";

/** The mail with the code that a signer has asked for. Neither subject nor preview have it: those are shown in lists. */
export function composeProofCode(content: MailContentOf<"proof-code">): MailBody {
	const phrases = phrasesFor(content);
	const { proofs, labels } = phrases.words;
	const lead = format(proofs.lead, { who: senderWithAccount(content) });
	return {
		subject: format(proofs.subject, { title: phrases.subjectTitle(content.documentTitle) }),
		preview: lead,
		state: null,
		heading: format(proofs.heading, { code: content.code }),
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
		notes: [format(proofs.limit, { minutes: content.minutes }), proofs.secret],
		footer: [proofs.ignore, phrases.signOff(senderWithAccount(content))],
		isSandbox: content.isSandbox === true,
	};
}
