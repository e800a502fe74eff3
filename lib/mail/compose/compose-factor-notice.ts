import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor } from "./phrases.ts";

/** Tells a person that something about how they prove who they are has changed. */
export function composeFactorNotice(content: MailContentOf<"factor-changed">): MailBody {
	const phrases = phrasesFor(content);
	const { factors } = phrases.words.proofs;
	const what = factors.what[content.change];
	const lead = format(factors.lead[content.change], { product: phrases.product });
	return {
		subject: what,
		preview: lead,
		state: null,
		heading: what,
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: {
			title: what,
			rows: [
				{ label: factors.at, value: phrases.moment(content.at) },
				...(content.ip ? [{ label: factors.from, value: isolate(content.ip) }] : []),
			],
		},
		quote: null,
		action: { label: factors.button, url: content.url },
		notes: [factors.help],
		footer: [],
		isSandbox: false,
	};
}
