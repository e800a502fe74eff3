import { env } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import {
	isMailSent,
	type MailAttempt,
	recordMailAttempt,
	setMailObsolete,
	setMailOutcome,
} from "#lib/db/stores/mails.ts";
import type { Context } from "#lib/domain/context.ts";
import type { JobPayload } from "#lib/jobs/definitions.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { PermanentSmsError } from "#lib/sms/outgoing-sms.ts";
import { smsTransport } from "#lib/sms/transport.ts";
import { type GatheredSms, gatherSms } from "../gathering/gather-sms.ts";
import { isTooLate } from "./is-too-late.ts";
import { jobToRepeat } from "./job-to-repeat.ts";
import { type Delivery, recordFailure, recordSent } from "./record-delivery.ts";

/** A job as the queue hands it over. */
export type SmsJobRun = {
	id: string;
	payload: JobPayload<"sms">;
	/** Nobody can have sent it before; absent: that is not known. */
	isFirstAttempt?: boolean;
	isLastAttempt: boolean;
};

/**
 * Composes a text message from the state of things now and delivers it.
 *
 * @throws Error for a passing failure; the job tries again
 */
export const sendSms = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, run: SmsJobRun): Promise<void> => {
		if (!run.isFirstAttempt && (await isMailSent(run.id))) return;
		const sms = await gatherSms(context, run.payload);
		if (!sms) return setMailObsolete(run.id);
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
		if (!(await recordMailAttempt(attempt, sms.link?.row))) return;
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
			await handleFailure(context, run, { delivery, sms }, error);
			return;
		}
		await recordSent(context, delivery);
	},
);

async function handleFailure(
	context: Context,
	run: SmsJobRun,
	{ delivery, sms }: { delivery: Delivery; sms: GatheredSms },
	error: unknown,
): Promise<void> {
	const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
	const isLast = run.isLastAttempt || isTooLate(context, sms.triedUntil);
	if (error instanceof PermanentSmsError || isLast) {
		const failedJob = error instanceof PermanentSmsError ? null : jobToRepeat(run.payload);
		await recordFailure(context, delivery, reason, failedJob);
		return;
	}
	await setMailOutcome(db(), run.id, { status: "Queued", error: reason, sentAt: null });
	throw error;
}
