import { env } from "#lib/config/env.ts";
import { isMailSent, type MailAttempt, recordMailAttempt, setMailObsolete } from "#lib/db/stores/delivery/mails.ts";
import type { Context } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";
import { PermanentSmsError } from "#lib/sms/outgoing-sms.ts";
import { smsTransport } from "#lib/sms/transport.ts";
import { gatherSms } from "../gathering/gather-sms.ts";
import { type DeliveryRun, handleFailure } from "./handle-failure.ts";
import { isOutdated } from "./is-mail-outdated.ts";
import { recordSent } from "./record-delivery.ts";

/**
 * Composes a text message from the state of things now and delivers it.
 *
 * @throws RetryLater after a temporary failure
 */
export const sendSms = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, run: DeliveryRun<JobPayload<"sms">>): Promise<void> => {
		if (!run.isFirstAttempt && (await isMailSent(run.id))) return;
		const sms = await gatherSms(context, run.payload);
		if (!sms || (await isOutdated(context, run, sms.to))) return setMailObsolete(run.id);
		const { kind, accountId, documentId, signerId } = run.payload;
		// Messages hold signing links; with a provider they are not kept readable.
		const kept = env().sms === null ? sms.text : "";
		const attempt = {
			id: run.id,
			channel: "sms" as const,
			kind,
			accountId,
			documentId,
			signerId,
			messageId: `<${run.id}@sms.${new URL(env().publicUrl).hostname}>`,
			to: sms.to,
			subject: sms.title,
			html: "",
			text: kept,
			attachments: [],
		} satisfies MailAttempt;
		const made = await recordMailAttempt(attempt, sms.link?.row);
		if (!made) return;
		const delivery = {
			id: run.id,
			channel: "sms",
			kind,
			documentId,
			to: sms.to,
			signerId,
			signerType: sms.signerType,
			isRequest: sms.isRequest,
		} as const;
		try {
			await smsTransport().deliver(sms);
		} catch (error) {
			const isPermanent = error instanceof PermanentSmsError;
			const { triedUntil } = sms;
			return handleFailure(context, run, { delivery, attempt: made, triedUntil, isPermanent, error });
		}
		await recordSent(context, delivery);
	},
);
