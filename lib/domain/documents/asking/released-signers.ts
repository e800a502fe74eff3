import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import type { StoredSigner } from "#lib/db/stores/signing/signing.ts";
import type { ReleasedSigner } from "#lib/domain/audit/event-types.ts";
import { wantsRecipientMail } from "#lib/domain/documents/settings.ts";
import { enqueue } from "#lib/queue/queue.ts";

type Former = Pick<
	StoredSigner,
	| ("id" | "type" | "name" | "email" | "hostName" | "hostEmail" | "locale" | "deliveryMode")
	| ("status" | "activatedAt" | "settings")
>;

const TASKS = { Signer: "sign", Reviewer: "review", InPersonSigner: "host" } as const;

/**
 * Those who were asked for something they had not done, and are not asked any more, as the trail keeps them.
 *
 * @param gone as they were before they were taken out, or another person came in their place
 */
export function releasedSigners(gone: readonly Former[]): ReleasedSigner[] {
	return gone.filter(wasAsked).map((one) => {
		const isHosted = one.type === "InPersonSigner" && one.hostEmail !== null;
		const person = isHosted
			? { name: one.hostName ?? "", email: one.hostEmail ?? "" }
			: { name: one.name, email: one.email };
		return { signerId: one.id, ...person, locale: one.locale, task: TASKS[one.type] };
	});
}

function wasAsked({ activatedAt, status }: Former): boolean {
	return activatedAt !== null && status === "NotCompleted";
}

/**
 * Tells them by mail, unless they want no such mail, or are asked at the same address for something else.
 *
 * @param gone what `releasedSigners` was made of
 * @param seq number of the event that says who they were
 * @param asked who is asked from now on
 */
export async function tellReleased(
	tx: Tx,
	document: LockedDocument,
	gone: readonly Former[],
	seq: number,
	asked: readonly Pick<Former, "email" | "hostEmail">[],
): Promise<void> {
	const { id: documentId, accountId, settings, disableEmails } = document;
	if (disableEmails || document.isAwaitingCheck) return;
	const reached = new Set(asked.flatMap((one) => [one.email, one.hostEmail ?? ""]).map((email) => email.toLowerCase()));
	const addresses = new Map(releasedSigners(gone).map(({ signerId, email }) => [signerId, email]));
	for (const one of gone) {
		const email = addresses.get(one.id) ?? "";
		if (email === "" || one.deliveryMode === "SMS" || reached.has(email.toLowerCase())) continue;
		if (!wantsRecipientMail(settings, one.settings, "editRecipient")) continue;
		await enqueue(tx, "mail", { kind: "signer-released", accountId, documentId, signerId: one.id, eventSeq: seq });
	}
}
