import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor } from "./phrases.ts";

/** Tells an Admin that a brand's domain cannot be shown to be the brand's any more. */
export function composeDomainNotice(content: MailContentOf<"brand-domain-lost">): MailBody {
	const phrases = phrasesFor(content);
	const { domain, webhook } = phrases.words;
	const lead = format(domain.lead, { brand: isolate(content.brandName), product: phrases.product });
	return {
		subject: format(domain.subject, { domain: phrases.subjectName(content.domainName) }),
		preview: lead,
		state: null,
		heading: format(domain.heading, { domain: isolate(content.domainName) }),
		greeting: greetingFor(content, phrases),
		paragraphs: [lead],
		card: {
			title: isolate(content.domainName),
			rows: [
				{ label: domain.recordName, value: isolate(content.recordName) },
				{ label: domain.recordValue, value: isolate(content.recordValue) },
				{ label: domain.noticedAt, value: phrases.moment(content.noticedAt) },
			],
		},
		quote: null,
		action: null,
		notes: [domain.help],
		footer: [format(webhook.footer, { account: isolate(content.accountName) })],
		isSandbox: false,
	};
}
