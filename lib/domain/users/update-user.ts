import { env } from "#lib/config/env.ts";
import type { UserRole } from "#lib/contract/users/literals.ts";
import type { Tx } from "#lib/db/client.ts";
import { countSeats, type LockedAccount } from "#lib/db/stores/installation/provisioning.ts";
import { endCredentials, type LockedUser, setInvited, updateUserRow } from "#lib/db/stores/users/account-users.ts";
import { inTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { noteUserEvents } from "./note-user-events.ts";
import { requireAdminStays } from "./require-admin-stays.ts";
import { requireSuccessor, requireUserToChange } from "./require-user.ts";
import { assertSeats, mayAssign } from "./rules.ts";

type UserChange = {
	userId: string;
	userRole: UserRole | null;
	userStatus: "Activate" | "Deactivate" | null;
	/** Who gets the documents of a user who is deactivated. */
	toUserId: string | null;
};

/**
 * Changes a user's role, or lets the user in or not. Whoever is deactivated is out at once: sessions,
 * API keys and mailed links die. A second call with the same values changes nothing.
 *
 * @throws AppError NotFound; Forbidden; Conflict for the last Admin, or the last with a password beside a provider, an
 *   open invitation or an address in use; PlanLimit when no seat is left to come back to; ValidationError that names the
 *   part
 */
export const updateUser = defineVerb(
	{ permission: "users.change" },
	async (context: GrantedContext, input: UserChange): Promise<void> => {
		const { userRole, userStatus } = input;
		if (userRole && !mayAssign(context.reach, userRole)) {
			throw fieldRefusal("UserRole", said("onlyAdminsMakeAdmins"));
		}
		const changing = inTransaction(async (tx) => {
			const { user, account } = await requireUserToChange(tx, context, input.userId);
			const role = userRole ?? user.role;
			const isActive = userStatus ? userStatus === "Activate" : user.status === "Active";
			await requireAdminStays(tx, account, user, { role, isActive });
			if (role !== user.role) await changeRole(tx, context, user, role);
			if (userStatus === "Deactivate") await deactivate(tx, context, user, input.toUserId);
			if (userStatus === "Activate") await activate(tx, context, { user, role, account });
		});
		await changing.catch((error: unknown) => {
			if (!isPrismaCode(error, "P2002")) throw error;
			throw refusal("Conflict", said("addressElsewhere"));
		});
	},
);

async function changeRole(tx: Tx, context: GrantedContext, user: LockedUser, role: UserRole): Promise<void> {
	await updateUserRow(tx, user, { role }, context.now());
	const data = { from: user.role, to: role };
	await noteUserEvents(tx, context, [{ type: "UserRoleChanged", userId: user.id, data }]);
}

async function deactivate(tx: Tx, context: GrantedContext, user: LockedUser, toUserId: string | null): Promise<void> {
	const successor = toUserId ? await requireSuccessor(tx, context, toUserId, user.id, "ToUserId") : null;
	if (user.status !== "Deactivated") {
		await updateUserRow(tx, user, { status: "Deactivated" }, context.now());
		await endCredentials(tx, user, context.now());
		await noteUserEvents(tx, context, [{ type: "UserDeactivated", userId: user.id, data: {} }]);
	}
	if (!successor) return;
	const { accountId, userId: actorId } = context.principal;
	await enqueue(tx, "hand-over", { accountId, fromUserId: user.id, toUserId: successor.id, actorId });
}

async function activate(
	tx: Tx,
	context: GrantedContext,
	{ user, role, account }: { user: LockedUser; role: UserRole; account: LockedAccount },
): Promise<void> {
	if (user.status === "Active") return;
	if (user.status === "InvitationPending") {
		throw refusal("Conflict", said("notAccepted"));
	}
	const { accountId, userId: inviterId } = context.principal;
	assertSeats(account.plan, env().planSeats, await countSeats(tx, account), 1);
	// Whoever never chose a password is invited once more.
	const status = user.hasPassword ? "Active" : "InvitationPending";
	await updateUserRow(tx, user, { status }, context.now());
	if (!user.hasPassword) {
		await setInvited(tx, user, inviterId, context.now());
		await enqueue(tx, "mail", { kind: "invitation", accountId, userId: user.id, inviterId });
	}
	await noteUserEvents(tx, context, [{ type: "UserActivated", userId: user.id, data: { role } }]);
}
