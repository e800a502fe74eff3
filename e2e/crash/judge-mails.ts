import type { SinkMail } from "#lib/testing/smtp-sink.ts";
import { CREDENTIALS } from "../support/installation.ts";
import type { World } from "./journey.ts";
import type { SentDocument } from "./ledger.ts";

/** Who was told what: kinds of mail have subjects of their own. */
const keyOf = ({ to, parsed }: SinkMail) => `${to.join(", ")}: ${parsed.subject}`;

/**
 * What is lost or doubled among the mails, a sentence each. A mail whose acknowledgement was cut off may
 * come again under its own Message-ID, which is how mail servers and readers recognise it.
 */
export function judgeMails({ sink, ledger }: World): string[] {
	const found: string[] = [];
	for (const [messageId, mails] of Map.groupBy(sink.mails, ({ parsed }) => parsed.messageId ?? "")) {
		const keys = new Set(mails.map(keyOf));
		if (messageId === "") found.push(`Mails without a Message-ID: ${[...keys].join("; ")}`);
		if (keys.size > 1) found.push(`Message-ID ${messageId} stands on different mails: ${[...keys].join("; ")}`);
	}
	for (const [key, mails] of Map.groupBy(sink.mails, keyOf)) {
		const count = new Set(mails.map(({ parsed }) => parsed.messageId)).size;
		if (count > 1) found.push(`${count} mails instead of one went to ${key}`);
	}
	const keys = new Set(sink.mails.map(keyOf));
	for (const sent of ledger.sent) {
		const actual = [...keys].filter((key) => key.includes(sent.title));
		for (const [to, count] of expectedMails(sent)) {
			const own = actual.filter((key) => key.startsWith(`${to}: `));
			const isSender = to === CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL;
			// What the sender would hear after a later step, "opened" after "signed", is left out; the end never is.
			const isEndTold = !isSender || own.some((key) => key.includes(": Completed: "));
			if (own.length > count || (own.length < count && !isSender) || !isEndTold) {
				found.push(`${to} got ${own.length} mails about “${sent.title}” instead of ${count}: ${own.join("; ")}`);
			}
		}
	}
	return found;
}

/** A request and the copy for each signer; opened, signed and completed for the sender. */
function expectedMails({ signers, isMailed }: SentDocument): [string, number][] {
	return [
		...signers.map(({ email }): [string, number] => [email, isMailed ? 2 : 0]),
		[CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL, 2 * signers.length + 1],
	];
}
