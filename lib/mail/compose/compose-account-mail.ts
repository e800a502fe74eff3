import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, type Phrases, phrasesFor } from "./phrases.ts";

type AccountMail = MailContentOf<"password-reset" | "invitation" | "identity-request">;

type Told = Pick<MailBody, "subject" | "heading" | "paragraphs" | "notes" | "footer"> & { button: string };

function told(content: AccountMail, phrases: Phrases): Told {
	const { account } = phrases.words;
	if (content.kind === "password-reset") {
		return {
			subject: format(account.resetSubject, { product: phrases.product }),
			heading: account.resetHeading,
			paragraphs: [format(account.resetLead, { product: phrases.product })],
			notes: [format(account.resetLimit, { minutes: content.minutes })],
			footer: [account.resetIgnore],
			button: account.resetButton,
		};
	}
	const inviter = isolate(content.inviterName);
	const organisation = isolate(content.accountName);
	if (content.kind === "identity-request") {
		const { identity } = phrases.words;
		return {
			subject: format(identity.subject, { account: phrases.subjectName(content.accountName) }),
			heading: format(identity.heading, { account: organisation }),
			paragraphs: [
				format(identity.lead, { inviter, account: organisation, product: phrases.product }),
				identity.meaning,
			],
			notes: [format(identity.limit, { days: content.days })],
			footer: [identity.ignore],
			button: identity.button,
		};
	}
	return {
		subject: format(account.invitationSubject, {
			inviter: phrases.subjectName(content.inviterName),
			account: phrases.subjectName(content.accountName),
			product: phrases.product,
		}),
		heading: format(account.invitationHeading, { account: organisation }),
		paragraphs: [format(account.invitationLead, { inviter, account: organisation, product: phrases.product })],
		notes: [format(account.invitationLimit, { days: content.days })],
		footer: [account.invitationIgnore],
		button: account.invitationButton,
	};
}

/** Mails about a person's own access: they carry a link and no document. */
export function composeAccountMail(content: AccountMail): MailBody {
	const phrases = phrasesFor(content);
	const { button, ...said } = told(content, phrases);
	return {
		...said,
		preview: said.paragraphs.join(" "),
		state: null,
		greeting: greetingFor(content, phrases),
		card: null,
		quote: null,
		action: { label: button, url: content.url },
		isSandbox: false,
	};
}
