import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor } from "./phrases.ts";

/** Tells who asked what a person answered to being sent for. */
export function composeIdentityAnswer(content: MailContentOf<"identity-answered">): MailBody {
	const phrases = phrasesFor(content);
	const { answered, labels } = phrases.words;
	const { answer } = content;
	const account = isolate(content.accountName);
	const lead = format(answered.lead[answer], { account });
	return {
		subject: format(answered.subject[answer], { person: phrases.subjectName(content.personName) }),
		preview: lead,
		state: null,
		heading: format(answered.heading[answer], { person: isolate(content.personName) }),
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: {
			title: isolate(content.personName),
			rows: [
				{ label: labels.address, value: isolate(content.personEmail) },
				{ label: answered.answeredAt, value: phrases.moment(content.answeredAt) },
			],
		},
		quote: null,
		action: null,
		notes: [],
		footer: [format(answered.footer, { account })],
		isSandbox: false,
	};
}
