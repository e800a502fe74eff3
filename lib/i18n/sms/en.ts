import type { MailDeed, MailTask } from "../mail/mail-task.ts";

/** Who is reached by text message signs or reviews; hosts are mailed. */
export type SmsTask = Exclude<MailTask, "host">;

/** English words of text messages: short, the link last. Names and titles are cut before they come here. */
export const en = {
	request: (task: SmsTask, sender: string, title: string, url: string) =>
		`${sender} asks you to ${task} "${title}": ${url}`,
	turn: (task: SmsTask, sender: string, title: string, url: string) =>
		`It is your turn to ${task} "${title}" for ${sender}: ${url}`,
	reminder: (task: SmsTask, sender: string, title: string, url: string) =>
		`Reminder: ${sender} waits for you to ${task} "${title}": ${url}`,
	newLink: (title: string, url: string) => `Your new link to "${title}": ${url}`,
	expiring: (task: SmsTask, sender: string, title: string, url: string) =>
		`Little time is left to ${task} "${title}" for ${sender}: ${url}`,
	corrected: (sender: string, title: string, url: string) => `${sender} corrected "${title}". Look at it again: ${url}`,
	/** iOS and Android read the code out of the message and offer it where it is asked for. */
	code: (code: string, title: string, minutes: number) =>
		`${code} is your code for "${title}". It works for ${minutes} minutes. Do not pass it on.`,
	completed: (deed: MailDeed, title: string, url: string) => `Everyone has ${deed} "${title}". Your copy: ${url}`,
	identityAccepted: (title: string, url: string) => `Your identity is confirmed. You can now open "${title}": ${url}`,
	identityRejected: (title: string, url: string, triesLeft: number) =>
		`Your identity document was not accepted for "${title}". ${triesLeft > 0 ? "See why and try again" : "See why"}: ${url}`,
	sandbox: (text: string) => `[Test] ${text}`,
};

export type SmsCatalogue = typeof en;
