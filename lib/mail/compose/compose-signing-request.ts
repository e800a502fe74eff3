import { fillPlaceholders } from "#lib/contract/request-email.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import type { MailTask } from "#lib/i18n/mail/mail-task.ts";
import { format } from "#lib/i18n/message.ts";
import type { MailBody, MailContentOf } from "../content.ts";
import { greetingFor, type Phrases, phrasesFor, quotation, senderWithAccount } from "./phrases.ts";

type Request = MailContentOf<"please-sign" | "your-turn" | "reminder" | "new-link" | "expiring" | "corrected">;

const TASKS: Record<Request["signerType"], MailTask> = { Signer: "sign", Reviewer: "review", InPersonSigner: "host" };

type Wording = Pick<MailBody, "subject" | "heading" | "paragraphs" | "state">;

function wording(content: Request, phrases: Phrases, task: MailTask): Wording {
	const { request, states, corrections } = phrases.words;
	const title = phrases.subjectTitle(content.documentTitle);
	const who = senderWithAccount(content);
	const signer = isolate(content.signerName);
	const lead = format(request.lead, { task, who, signer });
	switch (content.kind) {
		case "please-sign":
			return {
				subject:
					ownSubject(content, phrases) ??
					format(request.subject, { task, sender: phrases.subjectName(content.senderName), title }),
				heading: format(request.heading, { task, sender: isolate(content.senderName) }),
				paragraphs: [lead],
				state: null,
			};
		case "your-turn": {
			const done = content.completedBy;
			const before =
				done.length === 0
					? ""
					: `${format(request.haveFinished, { names: phrases.names(done), count: done.length, deed: content.deed })} `;
			return {
				subject: ownSubject(content, phrases) ?? format(request.turnSubject, { task, title }),
				heading: format(request.turnHeading, { task }),
				paragraphs: [`${before}${lead}`],
				state: null,
			};
		}
		case "reminder":
			return {
				subject: format(request.reminderSubject, { task, title }),
				heading: format(request.reminderHeading, { task }),
				paragraphs: [format(request.reminderLead, { task, who, signer })],
				state: { tone: "warn", word: states.reminder },
			};
		case "expiring":
			return {
				subject: format(request.expiringSubject, { task, title }),
				heading: format(request.expiringHeading, { task }),
				paragraphs: [format(request.reminderLead, { task, who, signer })],
				state: { tone: "warn", word: states.reminder },
			};
		case "corrected":
			return {
				subject: format(corrections.subject, { sender: phrases.subjectName(content.senderName), title }),
				heading: format(corrections.heading, { sender: isolate(content.senderName) }),
				paragraphs: [format(corrections.lead, { task, who })],
				state: { tone: "warn", word: corrections.state },
			};
		case "new-link":
			return {
				subject: format(request.newLinkSubject, { title }),
				heading: request.newLinkHeading,
				paragraphs: [format(request.newLinkLead, { who })],
				state: null,
			};
	}
}

/** The subject that the template or the brand gives; null: the usual one. */
function ownSubject({ subjectText, ...content }: Request, phrases: Phrases): string | null {
	if (subjectText === undefined) return null;
	const filled = fillPlaceholders(subjectText, {
		"document.title": phrases.subjectTitle(content.documentTitle),
		"recipient.name": phrases.subjectName(content.recipientName),
		"sender.name": phrases.subjectName(content.senderName),
	});
	return filled.replace(/\s+/g, " ").trim() || null;
}

function deadlineLabel(content: Request, phrases: Phrases): string {
	const { labels } = phrases.words;
	if (content.kind === "new-link") return labels.linkWorksUntil;
	return content.signerType === "Reviewer" ? labels.reviewBy : labels.signBy;
}

/** From whom it came, and why, where the sender has asked somebody else. */
function handOverParagraphs({ handedOver }: Request, { words }: Phrases, task: MailTask): string[] {
	if (!handedOver) return [];
	const former = isolate(handedOver.byName);
	const reason = handedOver.reason.replace(/\s+/g, " ").trim();
	const why = reason === "" ? [] : [format(words.handOver.reason, { former, reason: isolate(reason) })];
	return [format(words.handOver.toYou, { former, task }), ...why];
}

/** Mails that ask a signer to act: the only ones that carry a personal signing link. */
export function composeSigningRequest(content: Request): MailBody {
	const phrases = phrasesFor(content);
	const { words } = phrases;
	const task = TASKS[content.signerType];
	const said = wording(content, phrases, task);
	const isNewLink = content.kind === "new-link";
	const { groupName } = content;
	const paragraphs = [
		...handOverParagraphs(content, phrases, task),
		...said.paragraphs,
		...(groupName ? [format(words.request.anyOfGroup, { task, group: isolate(groupName) })] : []),
	];
	const rows = [{ label: words.labels.from, value: isolate(content.senderEmail) }];
	if (content.expiresAt !== null) {
		rows.push({ label: deadlineLabel(content, phrases), value: phrases.moment(content.expiresAt) });
	}
	return {
		...said,
		paragraphs,
		preview: said.paragraphs.join(" "),
		greeting: greetingFor(content, phrases),
		card: { title: isolate(content.documentTitle), rows },
		quote: quotation(format(words.frame.messageFrom, { name: isolate(content.senderName) }), content.message),
		action: { label: isNewLink ? words.request.openButton : format(words.request.button, { task }), url: content.url },
		notes: isNewLink ? [words.request.newLinkIgnore] : [],
		footer: [
			format(words.frame.questions, { name: isolate(content.senderName), address: isolate(content.senderEmail) }),
			words.frame.personalLink,
			phrases.signOff(senderWithAccount(content)),
		],
		isSandbox: content.isSandbox === true,
	};
}
