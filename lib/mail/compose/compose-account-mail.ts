import { isolate } from "#lib/i18n/bidi.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, type Phrases, phrasesFor } from "./phrases.ts";

type AccountMail = MailContentOf<"password-reset" | "invitation" | "identity-request">;

type Told = Pick<MailBody, "subject" | "heading" | "paragraphs" | "notes" | "footer"> & { button: string };

function told(content: AccountMail, phrases: Phrases): Told {
	const { account } = phrases.words;
	if (content.kind === "password-reset") {
		return {
			subject: account.resetSubject(phrases.product),
			heading: account.resetHeading,
			paragraphs: [account.resetLead(phrases.product)],
			notes: [account.resetLimit(content.minutes)],
			footer: [account.resetIgnore],
			button: account.resetButton,
		};
	}
	const inviter = isolate(content.inviterName);
	const organisation = isolate(content.accountName);
	if (content.kind === "identity-request") {
		const { identity } = phrases.words;
		return {
			subject: identity.subject(phrases.subjectName(content.accountName)),
			heading: identity.heading(organisation),
			paragraphs: [identity.lead(inviter, organisation, phrases.product), identity.meaning],
			notes: [identity.limit(content.days)],
			footer: [identity.ignore],
			button: identity.button,
		};
	}
	return {
		subject: account.invitationSubject(
			phrases.subjectName(content.inviterName),
			phrases.subjectName(content.accountName),
			phrases.product,
		),
		heading: account.invitationHeading(organisation),
		paragraphs: [account.invitationLead(inviter, organisation, phrases.product)],
		notes: [account.invitationLimit(content.days)],
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
