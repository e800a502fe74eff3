import { randomUUID } from "node:crypto";
import { findTeamIds } from "#lib/db/stores/teams.ts";
import { deleteTeamShares, putTeamShare } from "#lib/db/stores/templates.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireLockedTemplate } from "./require-template.ts";

export type ShareTemplateInput = {
	templateId: string;
	teams: { teamId: string; action: "Grant" | "Revoke"; accessLevel: "Use" | "Edit" | null }[];
};

/**
 * Shares a template with teams, or stops sharing it. All or nothing.
 *
 * @throws AppError NotFound; ValidationError that names every team which doesn’t exist
 */
export const shareTemplate = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, { templateId, teams }: ShareTemplateInput): Promise<void> => {
		const { accountId } = context.principal;
		const ids = teams.map(({ teamId }) => teamId.toLowerCase());
		await inTransaction(async (tx) => {
			const template = await requireLockedTemplate(tx, context, { templateId }, null);
			requireTeams(ids, await findTeamIds(tx, { accountId }, ids.filter(isUuid)));
			const at = context.now();
			for (const { teamId, action, accessLevel } of teams) {
				if (action === "Revoke") await deleteTeamShares(tx, template, [teamId]);
				else await putTeamShare(tx, template, { id: randomUUID(), teamId, access: accessLevel ?? "Use", at });
			}
		});
	},
);

function requireTeams(ids: readonly string[], known: ReadonlySet<string>): void {
	const fields: FieldErrors = {};
	for (const [index, id] of ids.entries()) {
		if (!known.has(id)) fields[`Teams[${index}].TeamId`] = [`There’s no team with the ID ${id}.`];
	}
	const [first] = Object.values(fields);
	if (first?.[0]) throw new AppError("ValidationError", first[0], { fields });
}
