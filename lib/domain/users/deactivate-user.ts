import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { giveTemplates } from "#lib/db/stores/templates/template-owner.ts";
import { endCredentials, type LockedUser, updateUserRow } from "#lib/db/stores/users/account-users.ts";
import { giveApp, giveFields, giveKey } from "#lib/db/stores/users/belongings.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { requireAdminStays } from "./require-admin-stays.ts";
import { requireSuccessor, requireUserToChange } from "./require-user.ts";
import { mayTakeCredentials } from "./rules.ts";

/** Who takes over what of a person who leaves; null: it stays in their name, and keys and apps end. */
type Leaving = {
	userId: string;
	documentsTo: string | null;
	draftsTo: string | null;
	templatesTo: string | null;
	fieldsTo: string | null;
	/** Keys that are not named end. */
	keys: { id: string; to: string }[];
	/** Apps that are not named act as nobody. */
	apps: { id: string; to: string }[];
};

/**
 * Lets somebody in no more, and gives what hangs on them to others: templates, custom fields, keys and apps at once,
 * documents and drafts by a job, since there may be many. Documents under way go on all the while.
 *
 * @throws AppError NotFound; Forbidden; Conflict for the last Admin, or the last with a password beside a provider, or when
 *   something was not theirs any more; ValidationError that names the part
 */
export const deactivateUser = defineVerb(
	{ permission: "users.change" },
	async (context: GrantedContext, input: Leaving): Promise<void> => {
		await inTransaction(async (tx) => {
			const { user, account } = await requireUserToChange(tx, context, input.userId);
			await requireAdminStays(tx, account, user, { role: user.role, isActive: false });
			await giveDocuments(tx, context, user, { part: "sent", to: input.documentsTo, name: "documentsTo" });
			await giveDocuments(tx, context, user, { part: "drafts", to: input.draftsTo, name: "draftsTo" });
			await giveAllTemplates(tx, context, user, input.templatesTo);
			await givePrivateFields(tx, context, user, input.fieldsTo);
			await giveKeys(tx, context, user, input.keys);
			if (context.reach === "account") await giveApps(tx, context, user, input.apps);
			if (user.status === "Deactivated") return;
			await updateUserRow(tx, user, { status: "Deactivated" }, context.now());
			await endCredentials(tx, user, context.now());
			await note(tx, context, user, "UserDeactivated", {});
		});
	},
);

type Part = { part: "sent" | "drafts"; to: string | null; name: string };

async function giveDocuments(tx: Tx, context: GrantedContext, user: LockedUser, { part, to, name }: Part) {
	if (to === null) return;
	const receiver = await requireSuccessor(tx, context, to, user.id, name);
	const { accountId, userId: actorId } = context.principal;
	await enqueue(tx, "hand-over", { accountId, fromUserId: user.id, toUserId: receiver.id, actorId, part });
	await note(tx, context, user, part === "sent" ? "DocumentsHandedOver" : "DraftsHandedOver", { to: receiver.email });
}

async function giveAllTemplates(tx: Tx, context: GrantedContext, user: LockedUser, to: string | null) {
	if (to === null) return;
	const receiver = await requireSuccessor(tx, context, to, user.id, "templatesTo");
	const count = await giveTemplates(tx, user, receiver);
	if (count > 0) await note(tx, context, user, "TemplatesHandedOver", { to: receiver.email });
}

async function givePrivateFields(tx: Tx, context: GrantedContext, user: LockedUser, to: string | null) {
	if (to === null) return;
	const receiver = await requireSuccessor(tx, context, to, user.id, "fieldsTo");
	const count = await giveFields(tx, user, receiver);
	if (count > 0) await note(tx, context, user, "PrivateFieldsHandedOver", { to: receiver.email });
}

async function giveKeys(tx: Tx, context: GrantedContext, user: LockedUser, keys: Leaving["keys"]) {
	for (const { id, to } of keys) {
		const receiver = await requireTaker(tx, context, user, { to, name: "keys" });
		const name = await giveKey(tx, user, id, receiver);
		if (name === null) throw refusal("Conflict", said("handOverGone"));
		await note(tx, context, user, "ApiKeyHandedOver", { name, to: receiver.email });
	}
}

async function giveApps(tx: Tx, context: GrantedContext, user: LockedUser, apps: Leaving["apps"]) {
	for (const { id, to } of apps) {
		const receiver = await requireTaker(tx, context, user, { to, name: "apps" });
		const name = await giveApp(tx, user, id, receiver);
		if (name === null) throw refusal("Conflict", said("handOverGone"));
		await note(tx, context, user, "OAuthAppHandedOver", { name, to: receiver.email });
	}
}

/** @throws AppError ValidationError for somebody who may do more than the person who leaves, and knows the secret */
async function requireTaker(
	tx: Tx,
	context: GrantedContext,
	user: LockedUser,
	{ to, name }: { to: string; name: string },
) {
	const receiver = await requireSuccessor(tx, context, to, user.id, name);
	if (!mayTakeCredentials(user.role, receiver.role)) {
		throw fieldRefusal(name, said("receiverWider", { name: receiver.email }));
	}
	return receiver;
}

async function note(tx: Tx, { principal, ip }: GrantedContext, user: LockedUser, type: string, data: object) {
	const { accountId, id: userId } = user;
	const told = { ...data, by: principal.email };
	await insertAccountEvent(tx, { id: randomUUID(), accountId, type, userId, ip, data: told });
}
