import type { Tx } from "#lib/db/client.ts";
import type { DocumentSettings } from "#lib/db/document-settings.ts";
import type { SmsKind } from "#lib/queue/definitions.ts";
import { enqueue } from "#lib/queue/queue.ts";

/** Whom to tell, and on which ways. */
export type ToldSigner = { id: string; deliveryMode: string };
export type ToldOf = {
	id: string;
	accountId: string;
	disableEmails: boolean;
	isAwaitingCheck: boolean;
	settings: DocumentSettings;
};

/** The ways on which a signer is reached: as the request says, but for those that are switched off for all. */
export function channelsOf(document: ToldOf, { deliveryMode }: ToldSigner): ("mail" | "sms")[] {
	const channels: ("mail" | "sms")[] = [];
	if (deliveryMode !== "SMS" && !document.disableEmails) channels.push("mail");
	if (deliveryMode !== "Email" && !document.settings.disableSms) channels.push("sms");
	return channels;
}

/**
 * Tells a signer something on every way they are reached on; nothing while the document waits for its check, which
 * asks them all.
 *
 * @param more.message words a person wrote; text messages leave them out
 * @param more.startAfter it goes out no sooner
 */
export async function tellSigner(
	tx: Tx,
	document: ToldOf,
	signer: ToldSigner,
	kind: Exclude<SmsKind, "proof-code">,
	{ message, startAfter }: { message?: string | undefined; startAfter?: Date } = {},
): Promise<void> {
	if (document.isAwaitingCheck) return;
	const ids = { accountId: document.accountId, documentId: document.id, signerId: signer.id };
	const when = startAfter ? { startAfter } : {};
	for (const channel of channelsOf(document, signer)) {
		if (channel === "sms") await enqueue(tx, "sms", { kind, ...ids }, when);
		else await enqueue(tx, "mail", message === undefined ? { kind, ...ids } : { kind, ...ids, message }, when);
	}
}
