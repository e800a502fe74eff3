import type { MailTask } from "../mail-task.ts";

/** English words of a signing that one person has handed over to another. */
export const handOverEn = {
	subject: (former: string, title: string, person: string) => `${former} handed “${title}” over to ${person}`,
	heading: (former: string, person: string, task: MailTask) =>
		`${former} handed the ${task === "review" ? "review" : "signing"} over to ${person}`,
	lead: (former: string, person: string) =>
		`${person} has been asked and has a link of their own. The link of ${former} no longer works, and what was entered through it was taken out.`,
	state: "Handed over",
	/** To the person who was named. */
	toYou: (former: string, task: MailTask) =>
		`${former} was asked to ${task === "review" ? "review" : "sign"} this document and has named you instead.`,
	reason: (former: string, reason: string) => `${former} writes: “${reason}”`,
};
