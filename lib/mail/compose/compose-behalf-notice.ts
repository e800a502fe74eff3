import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, type Phrases, phrasesFor, quotation, senderWithAccount } from "./phrases.ts";

type Notice = MailContentOf<"behalf-sent" | "behalf-revoked" | "behalf-reassigned" | "behalf-reminded">;

type Told = Pick<MailBody, "subject" | "heading"> & Partial<Pick<MailBody, "state" | "quote">>;

function told(content: Notice, phrases: Phrases): Told {
	const { behalf, outcome, states, frame } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	const sender = isolate(content.senderName);
	switch (content.kind) {
		case "behalf-sent":
			return {
				subject: format(behalf.sentSubject, { title }),
				heading: format(behalf.sentHeading, { names: phrases.names(content.signerNames) }),
			};
		case "behalf-revoked":
			return {
				subject: format(outcome.revokedSubject, { title }),
				heading: format(outcome.revokedHeading, { sender }),
				state: { tone: "bad", word: states.withdrawn },
				quote: quotation(format(frame.messageFrom, { name: sender }), content.reason),
			};
		case "behalf-reassigned":
			return {
				subject: format(behalf.reassignedSubject, {
					signer: phrases.subjectName(content.signerName),
					title,
					task: content.task,
				}),
				heading: format(behalf.reassignedHeading, { signer: isolate(content.signerName), task: content.task }),
			};
		case "behalf-reminded":
			return {
				subject: format(behalf.remindedSubject, { signer: phrases.subjectName(content.signerName), title }),
				heading: format(behalf.remindedHeading, { signer: isolate(content.signerName) }),
			};
	}
}

/** Mails that tell a person what becomes of a document that was sent in the person's name. */
export function composeBehalfNotice(content: Notice): MailBody {
	const phrases = phrasesFor(content);
	const { behalf } = phrases.words;
	const lead = format(behalf.lead, { who: senderWithAccount(content) });
	return {
		state: null,
		quote: null,
		...told(content, phrases),
		paragraphs: [lead],
		preview: lead,
		greeting: greetingFor(content, phrases),
		card: { title: isolate(content.documentTitle), rows: [] },
		action: null,
		notes: [],
		footer: [format(behalf.footer, { product: phrases.product })],
		isSandbox: content.isSandbox === true,
	};
}
