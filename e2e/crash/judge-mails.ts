import type { SinkMail } from "#lib/testing/smtp-sink.ts";
import { CREDENTIALS } from "../support/installation.ts";
import type { World } from "./journey.ts";
import type { SentDocument } from "./ledger.ts";
import type { NoticeRow, Records } from "./records.ts";

/** Who was told what: kinds of mail have subjects of their own. */
const keyOf = ({ to, parsed }: SinkMail) => `${to.join(", ")}: ${parsed.subject}`;

/**
 * What is lost or doubled among the mails, a sentence each. A mail whose acknowledgement was cut off may
 * come again under its own Message-ID, which is how mail servers and readers recognise it.
 */
export async function judgeMails({ sink, ledger }: World, records: Records): Promise<string[]> {
	const found: string[] = [];
	const arrived = Map.groupBy(sink.mails, ({ parsed }) => parsed.messageId ?? "");
	for (const [messageId, mails] of arrived) {
		const keys = new Set(mails.map(keyOf));
		if (messageId === "") found.push(`Mails without a Message-ID: ${[...keys].join("; ")}`);
		if (keys.size > 1) found.push(`Message-ID ${messageId} stands on different mails: ${[...keys].join("; ")}`);
	}
	for (const [key, mails] of Map.groupBy(sink.mails, keyOf)) {
		const count = new Set(mails.map(({ parsed }) => parsed.messageId)).size;
		if (count > 1) found.push(`${count} mails instead of one went to ${key}`);
	}
	const keys = new Set(sink.mails.map(keyOf));
	const jobIds = new Set([...arrived.keys()].map(jobIdOf));
	const notices = Map.groupBy(await records.senderNotices(), ({ documentId }) => documentId);
	for (const sent of ledger.sent) {
		const told = judgeNotices(sent, notices.get(sent.documentId) ?? [], jobIds);
		found.push(...told.findings);
		const actual = [...keys].filter((key) => key.includes(sent.title));
		for (const [to, count] of [...expectedOfSigners(sent), [CREDENTIALS.BOOTSTRAP_ADMIN_EMAIL, told.count] as const]) {
			const own = actual.filter((key) => key.startsWith(`${to}: `));
			if (own.length !== count) {
				found.push(`${to} got ${own.length} mails about “${sent.title}” instead of ${count}: ${own.join("; ")}`);
			}
		}
	}
	return found;
}

/** The Message-ID is made of the job's id: see lib/domain/delivery/sending/send-mail.ts. */
function jobIdOf(messageId: string): string {
	return messageId.replace(/^<(.*)@.*>$/, "$1");
}

/** A request and the copy for each signer who is asked by mail. */
function expectedOfSigners({ signers, isMailed }: SentDocument): (readonly [string, number])[] {
	return signers.map(({ email }) => [email, isMailed ? 2 : 0] as const);
}

/**
 * The sender is told of each signer's opening and signing and of the end. What a later step has
 * overtaken before its mail was written is left out; nothing else is, and the end never.
 */
function judgeNotices({ title, signers }: SentDocument, notices: NoticeRow[], jobIds: Set<string>) {
	const findings: string[] = [];
	const expected = { "sender-viewed": signers.length, "sender-signed": signers.length, "sender-completed": 1 };
	for (const [kind, count] of Object.entries(expected)) {
		const planned = notices.filter((one) => one.kind === kind).length;
		if (planned !== count) findings.push(`“${title}” has ${planned} jobs of ${kind} instead of ${count}`);
	}
	const arrived = notices.filter(({ id }) => jobIds.has(id));
	for (const notice of notices) {
		const { id, kind, state, isOvertaken } = notice;
		if (state !== "completed") findings.push(`The job ${id} of ${kind} about “${title}” is ${state}`);
		if (!isOvertaken && !arrived.includes(notice)) {
			findings.push(`The mail ${id} of ${kind} about “${title}” never arrived, and nothing had overtaken it`);
		}
	}
	return { findings, count: arrived.length };
}
