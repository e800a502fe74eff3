import { randomUUID } from "node:crypto";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { moveDocumentsToTeam } from "#lib/db/stores/documents/document-owner.ts";
import { giveTemplates, moveTemplatesToTeam } from "#lib/db/stores/templates/template-owner.ts";
import { updateUserRow } from "#lib/db/stores/users/account-users.ts";
import { findTeamIds } from "#lib/db/stores/users/teams.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { teamScope } from "#lib/policy/user-scope.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { requireSuccessor, requireUserToChange } from "./require-user.ts";

type TeamChange = {
	userId: string;
	toTeamId: string;
	/** null: the documents move along with the user. */
	transferDocumentsToUserId: string | null;
};

/**
 * Moves a user to another team. Documents belong to the team of whoever sent them: they come along,
 * unless they are handed over to somebody.
 *
 * @throws AppError Forbidden for everybody but Admins; NotFound; ValidationError that names the part
 */
export const changeTeam = defineVerb(
	{ permission: "users.move" },
	async (context: GrantedContext, input: TeamChange): Promise<void> => {
		const { principal, ip } = context;
		const { toTeamId, transferDocumentsToUserId } = input;
		await inTransaction(async (tx) => {
			const { user } = await requireUserToChange(tx, context, input.userId);
			const { id: userId, accountId, teamId: from } = user;
			const teams = isUuid(toTeamId) ? await findTeamIds(tx, teamScope(context), [toTeamId]) : new Set();
			if (!teams.has(toTeamId)) {
				throw fieldRefusal("ToTeamId", said("teamUnknown"));
			}
			const successor = transferDocumentsToUserId
				? await requireSuccessor(tx, context, transferDocumentsToUserId, userId, "TransferDocumentsToUserId")
				: null;
			await updateUserRow(tx, user, { teamId: toTeamId }, context.now());
			if (successor) {
				await giveTemplates(tx, user, successor);
				await enqueue(tx, "hand-over", {
					accountId,
					fromUserId: userId,
					toUserId: successor.id,
					actorId: principal.userId,
				});
			} else {
				await moveTemplatesToTeam(tx, user, toTeamId);
				await moveDocumentsToTeam(tx, accountId, userId, toTeamId);
			}
			const data = { from, to: toTeamId, by: principal.email };
			await insertAccountEvent(tx, { id: randomUUID(), accountId, type: "UserTeamChanged", userId, ip, data });
		});
	},
);
