import type { WebhookEnding } from "#lib/contract/webhooks/failures.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor, quotation } from "./phrases.ts";

/** Tells an Admin that an address gets no more events. */
export function composeWebhookNotice(content: MailContentOf<"webhook-disabled">): MailBody {
	const phrases = phrasesFor(content);
	const { webhook } = phrases.words;
	const account = isolate(content.accountName);
	const lead = format(webhook.lead, { product: phrases.product, account });
	return {
		subject: format(webhook.subject, { host: phrases.subjectName(hostOf(content.endpointUrl)) }),
		preview: lead,
		state: null,
		heading: webhook.heading,
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: {
			title: isolate(content.endpointUrl),
			rows: [
				{ label: webhook.switchedOffAt, value: phrases.moment(content.disabledAt) },
				{ label: webhook.endpointId, value: isolate(content.endpointId) },
			],
		},
		quote: quotation(webhook.error, endingOf(content, webhook.endings)),
		action: { label: webhook.button, url: content.url },
		notes: [webhook.help],
		footer: [format(webhook.footer, { account })],
		isSandbox: false,
	};
}

function hostOf(url: string): string {
	return URL.canParse(url) ? new URL(url).host : url;
}

function endingOf({ ending, status }: MailContentOf<"webhook-disabled">, words: Record<WebhookEnding, string>): string {
	return status === null ? words[ending] : `${words[ending]} (${status})`;
}
