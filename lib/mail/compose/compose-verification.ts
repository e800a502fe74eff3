import { isolate } from "#lib/i18n/bidi.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, phrasesFor, quotation, senderWithAccount } from "./phrases.ts";

type ToSigner = MailContentOf<"identity-accepted" | "identity-rejected">;
type ToSender = MailContentOf<"sender-identity-review" | "sender-identity-failed">;

/** What a signer is told of the identity document that they have shown. Nothing that was read of it stands in a mail. */
export function composeVerification(content: ToSigner): MailBody {
	const phrases = phrasesFor(content);
	const { verification: words, labels } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	const who = senderWithAccount(content);
	const frame = {
		greeting: greetingFor(content, phrases),
		card: {
			title: isolate(content.documentTitle),
			rows: [{ label: labels.from, value: isolate(content.senderEmail) }],
		},
		footer: [words.unasked, phrases.signOff(who)],
		isSandbox: content.isSandbox === true,
	};
	if (content.kind === "identity-accepted") {
		const lead = formatAny(words.acceptedLeads[content.by], { whom: content.provider ?? who });
		return {
			...frame,
			subject: format(words.acceptedSubject, { title }),
			preview: lead,
			state: { tone: "good", word: words.acceptedState },
			heading: words.acceptedHeading,
			paragraphs: [lead],
			quote: null,
			action: { label: words.acceptedButton, url: content.url },
			notes: [words.acceptedLimit],
		};
	}
	const lead = words.rejectedLeads[content.rejection];
	const action = content.triesLeft === 0 ? null : { label: words.rejectedButton, url: content.url };
	return {
		...frame,
		subject: format(words.rejectedSubject, { title }),
		preview: lead,
		state: { tone: "bad", word: words.rejectedState },
		heading: words.rejectedHeading,
		paragraphs: [lead, format(words.rejectedLeft, { count: content.triesLeft })],
		quote: quotation(format(words.noteFrom, { who }), content.note),
		action,
		notes: [],
	};
}

/** The same to the sender: there is something to look at, or a check has refused it. */
export function composeVerificationNotice(content: ToSender): MailBody {
	const phrases = phrasesFor(content);
	const { verification: words, sender, frame } = phrases.words;
	const [name, title] = [isolate(content.signerName), phrases.subjectTitle(content.documentTitle)];
	const subjectName = phrases.subjectName(content.signerName);
	const common = {
		greeting: greetingFor(content, phrases),
		card: { title: isolate(content.documentTitle), rows: [] },
		quote: null,
		footer: [format(frame.youAreSender, { product: phrases.product })],
		isSandbox: content.isSandbox === true,
	};
	if (content.kind === "sender-identity-review") {
		const { provider } = content;
		const lead =
			provider === null ? format(words.reviewLead, { name }) : format(words.reviewLeadOfProvider, { name, provider });
		return {
			...common,
			subject: format(words.reviewSubject, { name: subjectName, title }),
			preview: lead,
			state: { tone: "warn", word: words.reviewState },
			heading:
				provider === null
					? format(words.reviewHeading, { name })
					: format(words.reviewHeadingOfProvider, { name, provider }),
			paragraphs: [lead],
			action: content.url === null ? null : { label: words.reviewButton, url: content.url },
			notes: [provider === null ? words.reviewNote : format(words.reviewNoteOfProvider, { provider })],
		};
	}
	const lead = words.failedLeads[content.rejection];
	return {
		...common,
		subject: format(words.failedSubject, { name: subjectName, title }),
		preview: lead,
		state: { tone: "bad", word: words.failedState },
		heading: format(words.failedHeading, { name }),
		paragraphs: [lead, format(words.failedLeft, { count: content.triesLeft })],
		action: content.url === null ? null : { label: sender.button, url: content.url },
		notes: [],
	};
}
