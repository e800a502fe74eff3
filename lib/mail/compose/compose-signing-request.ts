import { isolate } from "#lib/i18n/bidi.ts";
import type { MailTask } from "#lib/i18n/mail/mail-task.ts";
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
	const lead = request.lead(task, who, signer);
	switch (content.kind) {
		case "please-sign":
			return {
				subject: request.subject(task, phrases.subjectName(content.senderName), title),
				heading: request.heading(task, isolate(content.senderName)),
				paragraphs: [lead],
				state: null,
			};
		case "your-turn": {
			const done = content.completedBy;
			const before =
				done.length === 0 ? "" : `${request.haveFinished(phrases.names(done), done.length, content.deed)} `;
			return {
				subject: request.turnSubject(task, title),
				heading: request.turnHeading(task),
				paragraphs: [`${before}${lead}`],
				state: null,
			};
		}
		case "reminder":
			return {
				subject: request.reminderSubject(task, title),
				heading: request.reminderHeading(task),
				paragraphs: [request.reminderLead(task, who, signer)],
				state: { tone: "warn", word: states.reminder },
			};
		case "expiring":
			return {
				subject: request.expiringSubject(task, title),
				heading: request.expiringHeading(task),
				paragraphs: [request.reminderLead(task, who, signer)],
				state: { tone: "warn", word: states.reminder },
			};
		case "corrected":
			return {
				subject: corrections.subject(phrases.subjectName(content.senderName), title),
				heading: corrections.heading(isolate(content.senderName)),
				paragraphs: [corrections.lead(task, who)],
				state: { tone: "warn", word: corrections.state },
			};
		case "new-link":
			return {
				subject: request.newLinkSubject(title),
				heading: request.newLinkHeading,
				paragraphs: [request.newLinkLead(who)],
				state: null,
			};
	}
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
	const why = reason === "" ? [] : [words.handOver.reason(former, isolate(reason))];
	return [words.handOver.toYou(former, task), ...why];
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
		...(groupName ? [words.request.anyOfGroup(task, isolate(groupName))] : []),
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
		quote: quotation(words.frame.messageFrom(isolate(content.senderName)), content.message),
		action: { label: isNewLink ? words.request.openButton : words.request.button(task), url: content.url },
		notes: isNewLink ? [words.request.newLinkIgnore] : [],
		footer: [
			words.frame.questions(isolate(content.senderName), isolate(content.senderEmail)),
			words.frame.personalLink,
			phrases.signOff(senderWithAccount(content)),
		],
		isSandbox: content.isSandbox === true,
	};
}
