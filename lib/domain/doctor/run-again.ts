import { takeFailedMails } from "#lib/db/stores/delivery/failed-mails.ts";
import { hurryRetryingMails, listFailedSeals } from "#lib/db/stores/installation/doctor.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { sealNow } from "#lib/domain/sealing/seal-now.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { JOBS } from "#lib/queue/definitions.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { failedSince } from "./checks/deliveries.ts";
import { MOST_SEALS } from "./checks/seals.ts";

/** Further nobody's patience with one press goes. */
const MOST = 5000;

/**
 * Puts the account's mails and text messages that failed since then into the queue again, each as the same job: its
 * row and its Message-ID stay, so what had arrived after all is recognised. What has nothing to say any more is dropped
 * when it is composed.
 *
 * @returns how many, at most 5,000 at a time
 */
async function repeatFailedMails(accountId: string, since: Date): Promise<number> {
	return inTransaction(async (tx) => {
		const failed = await takeFailedMails(tx, accountId, { since }, MOST);
		for (const { id, channel, job } of failed) await enqueue(tx, channel, JOBS[channel].parse(job), { id });
		return failed.length;
	});
}

const CHANGING = { permission: "account.change" } as const;

/** Has every seal of the account that failed tried at once. @returns how many, at most 500 at a time */
export const sealFailedNow = defineVerb(CHANGING, async (context: GrantedContext): Promise<number> => {
	let count = 0;
	for (const documentId of await listFailedSeals(context.principal.accountId, MOST_SEALS)) {
		count += await sealNow(context, { documentId }).then(
			() => 1,
			(error: unknown) => {
				// Sealed, tried or gone meanwhile; the other environment is not the reader's.
				if (error instanceof AppError) return 0;
				throw error;
			},
		);
	}
	return count;
});

/** Has the account's mails and text messages that did not go out tried at once. @returns how many, of those that had failed for good at most 5,000 */
export const sendMailsNow = defineVerb(CHANGING, async ({ principal, now }: GrantedContext): Promise<number> => {
	const { accountId } = principal;
	const hurried = await hurryRetryingMails(accountId);
	return hurried + (await repeatFailedMails(accountId, failedSince(now())));
});
