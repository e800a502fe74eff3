import type { Tx } from "#lib/db/client.ts";
import { listActiveAdmins } from "#lib/db/stores/users/account-users.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";
import { type EnqueueOptions, enqueue } from "#lib/queue/queue.ts";

/** Mails every active Admin of the account: what happened needs one of them. */
export async function tellAdmins(
	tx: Tx,
	mail: Omit<JobPayload<"mail">, "userId">,
	options: EnqueueOptions = {},
): Promise<void> {
	for (const { id: userId } of await listActiveAdmins(tx, mail.accountId))
		await enqueue(tx, "mail", { ...mail, userId }, options);
}
