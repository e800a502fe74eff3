import type { MailTask } from "../mail-task.ts";

const verbs: Record<MailTask, string> = { sign: "sign", review: "review", host: "have signed" };

/** English words of a document that was corrected after it was sent, or was not. */
export const correctionsEn = {
	subject: (sender: string, title: string) => `${sender} corrected “${title}”`,
	heading: (sender: string) => `${sender} corrected the document`,
	lead: (task: MailTask, who: string) =>
		`${who} has corrected the document that you were asked to ${verbs[task]}. What you have entered is still there where it fits. Your earlier links lead to the corrected document as well.`,
	state: "Corrected",
	releasedSubject: (title: string) => `Request withdrawn: “${title}”`,
	releasedHeading: {
		sign: "You are no longer asked to sign",
		review: "You are no longer asked to review",
		host: "You are no longer asked to have this signed",
	},
	releasedLead: (who: string) =>
		`${who} has changed who takes part in this document. The links you were sent have stopped working, and there is nothing left for you to do.`,
	discardedSubject: (title: string) => `Not corrected: “${title}”`,
	discardedHeading: "Your correction was discarded",
	discardedLead:
		"Nobody had gone on with it for a day, so it was discarded. The document stays as it was sent, and its signers go on with it. You can begin a new correction.",
	discardedState: "Discarded",
};
