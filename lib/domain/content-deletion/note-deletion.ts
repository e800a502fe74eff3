import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellAdmins } from "#lib/domain/notices/tell-admins.ts";
import type { CertificatesAfter } from "./certificates-of.ts";

const TYPES = {
	"deletion-started": "ContentDeletionStarted",
	"deletion-reminder": "ContentDeletionReminded",
	"deletion-undone": "ContentDeletionUndone",
	"deletion-done": "ContentDeletionDone",
} as const;

type DeletionNotice = keyof typeof TYPES;

type Noted = {
	accountId: string;
	personName: string;
	dueAt?: string;
	deleted?: number;
	kept?: number;
	certificates?: CertificatesAfter;
};

/** Notes in the account's log what became of the deletion of all documents, and has all Admins mailed. */
export async function noteDeletion(
	tx: Tx,
	context: Context,
	kind: DeletionNotice,
	{ accountId, ...data }: Noted,
): Promise<void> {
	const { principal } = context;
	const accountEventId = randomUUID();
	await insertAccountEvent(tx, {
		id: accountEventId,
		accountId,
		type: TYPES[kind],
		at: context.now(),
		userId: principal.kind === "user" ? principal.userId : null,
		ip: context.ip,
		data: { ...data, by: actorOf(context) },
	});
	await tellAdmins(tx, { kind, accountId, accountEventId });
}
