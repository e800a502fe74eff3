import { env } from "#lib/config/env.ts";
import { isMailSent, recordMailAttempt, setMailObsolete } from "#lib/db/stores/delivery/mails.ts";
import { deleteSignerToken } from "#lib/db/stores/signing/link-tokens.ts";
import { senderLine } from "#lib/domain/brands/sender-line.ts";
import type { Context } from "#lib/domain/context.ts";
import { renderMail } from "#lib/mail/render-mail.ts";
import { mailTransport, PermanentMailError, RefusedMailError } from "#lib/mail/transport.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";
import { gatherMail } from "../gathering/gather-mail.ts";
import type { GatheredMail, MailJob } from "../gathering/gathered-mail.ts";
import { type DeliveryRun, handleFailure } from "./handle-failure.ts";
import { isOutdated } from "./is-mail-outdated.ts";
import { type Delivery, recordSent } from "./record-delivery.ts";

/**
 * Composes a mail from the state of things now and delivers it. The Message-ID comes from the job, so
 * that a delivery repeated after a crash can be recognised as the same.
 *
 * @throws RetryLater after a temporary failure
 */
export const sendMail = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, run: DeliveryRun<MailJob>): Promise<void> => {
		if (!run.isFirstAttempt && (await isMailSent(run.id))) return;
		const mail = await gatherMail(context, run.payload);
		if (!mail || (await isOutdated(context, run, mail.to.address))) return setMailObsolete(run.id);
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
		const made = await recordMailAttempt(attempt, mail.link?.row);
		if (!made) return;
		try {
			await deliver(mail, rendered, messageId);
		} catch (error) {
			const isPermanent = error instanceof PermanentMailError;
			// The next attempt mints another link; in an outage of days, dozens would pile up.
			if (mail.link && error instanceof RefusedMailError) await deleteSignerToken(mail.link.row.hash);
			const { triedUntil } = mail;
			const failed = { delivery: deliveryOf(run, mail), attempt: made, triedUntil, isPermanent, error };
			return handleFailure(context, run, failed);
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
	{ id, payload }: DeliveryRun<MailJob>,
	{ to, signerId, signerType, isRequest, document }: GatheredMail,
): Delivery {
	const { kind, documentId = null } = payload;
	return { id, channel: "mail", kind, documentId, to: to.address, signerId, signerType, isRequest, document };
}
