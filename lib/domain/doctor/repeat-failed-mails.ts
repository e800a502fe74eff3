import { takeFailedMails } from "#lib/db/stores/delivery/failed-mails.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { JOBS } from "#lib/queue/definitions.ts";
import { enqueue } from "#lib/queue/queue.ts";

/** Further nobody's patience with one press goes. */
const MOST = 5000;

/**
 * Puts the account's mails and text messages that failed since then into the queue again, each as the same job: its
 * row and its Message-ID stay, so what had arrived after all is recognised. What has nothing to say any more is dropped
 * when it is composed.
 *
 * @returns how many, at most 5,000 at a time
 */
export async function repeatFailedMails(accountId: string, since: Date): Promise<number> {
	return inTransaction(async (tx) => {
		const failed = await takeFailedMails(tx, accountId, { since }, MOST);
		for (const { id, channel, job } of failed) await enqueue(tx, channel, JOBS[channel].parse(job), { id });
		return failed.length;
	});
}
