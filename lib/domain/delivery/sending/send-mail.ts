import { env } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { isMailSent, recordMailAttempt, setMailObsolete, setMailOutcome } from "#lib/db/stores/mails.ts";
import { senderLine } from "#lib/domain/brands/sender-line.ts";
import type { Context } from "#lib/domain/context.ts";
import { renderMail } from "#lib/mail/render-mail.ts";
import { mailTransport, PermanentMailError } from "#lib/mail/transport.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";
import { gatherMail } from "../gathering/gather-mail.ts";
import type { GatheredMail, MailJob } from "../gathering/gathered-mail.ts";
import { isTooLate } from "./is-too-late.ts";
import { jobToRepeat } from "./job-to-repeat.ts";
import { type Delivery, recordFailure, recordSent } from "./record-delivery.ts";

/** A mail job as the queue hands it over. */
export type MailJobRun = {
	id: string;
	payload: MailJob;
	/** Nobody can have sent it before; absent: that is not known. */
	isFirstAttempt?: boolean;
	isLastAttempt: boolean;
};

/**
 * Composes a mail from the state of things now and delivers it. The Message-ID comes from the job, so
 * that a delivery repeated after a crash can be recognised as the same.
 *
 * @throws Error for a passing failure; the job tries again
 */
export const sendMail = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, run: MailJobRun): Promise<void> => {
		if (!run.isFirstAttempt && (await isMailSent(run.id))) return;
		const mail = await gatherMail(context, run.payload);
		if (!mail) return setMailObsolete(run.id);
		const rendered = await renderMail(mail.content);
		const messageId = `<${run.id}@${new URL(env().publicUrl).hostname}>`;
		const isKept = env().smtpUrl === null;
		const attempt = {
			id: run.id,
			channel: "mail" as const,
			kind: run.payload.kind,
			accountId: run.payload.accountId,
			documentId: run.payload.documentId ?? null,
			signerId: mail.signerId,
			messageId,
			to: mail.to.address,
			subject: rendered.subject,
			// Mails hold signing links; with a mail server they are not kept readable.
			html: isKept ? rendered.html : "",
			text: isKept ? rendered.text : "",
			attachments: mail.attachments,
		};
		if (!(await recordMailAttempt(attempt, mail.link?.row))) return;
		try {
			await deliver(mail, rendered, messageId);
		} catch (error) {
			await handleFailure(context, run, mail, error);
			return;
		}
		await recordSent(context, deliveryOf(run, mail));
	},
);

async function deliver(
	mail: GatheredMail,
	rendered: { subject: string; html: string; text: string },
	messageId: string,
): Promise<void> {
	const opened = await Promise.all(
		mail.attachments.map(async (one) => ({ ...one, local: await storage().localPath(one.key) })),
	);
	try {
		await mailTransport().deliver({
			messageId,
			from: senderLine(env().mailFrom, mail.replyTo?.name ?? null, mail.sentAs),
			replyTo: mail.replyTo,
			to: mail.to,
			...rendered,
			attachments: opened.map((one) => ({ name: one.name, mediaType: one.mediaType, path: one.local.path })),
		});
	} finally {
		await Promise.all(opened.map((one) => one.local.release()));
	}
}

function deliveryOf(
	{ id, payload }: MailJobRun,
	{ to, signerId, signerType, isRequest, document }: GatheredMail,
): Delivery {
	const { kind, documentId = null } = payload;
	return { id, channel: "mail", kind, documentId, to: to.address, signerId, signerType, isRequest, document };
}

async function handleFailure(context: Context, run: MailJobRun, mail: GatheredMail, error: unknown): Promise<void> {
	const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
	const isLast = run.isLastAttempt || isTooLate(context, mail.triedUntil);
	if (error instanceof PermanentMailError || isLast) {
		const failedJob = error instanceof PermanentMailError ? null : jobToRepeat(run.payload);
		await recordFailure(context, deliveryOf(run, mail), reason, failedJob);
		return;
	}
	await setMailOutcome(db(), run.id, { status: "Queued", error: reason, sentAt: null });
	throw error;
}
