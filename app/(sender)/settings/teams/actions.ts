"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { createTeam } from "#lib/domain/teams/create-team.ts";
import { updateTeam } from "#lib/domain/teams/update-team.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const PATH = "/settings/teams";
const name = z
	.string()
	.trim()
	.min(1, "teamNameMissing" satisfies RefusalKey)
	.max(255, "tooLong" satisfies RefusalKey);

export const createTeamAction = defineAction(z.object({ name }), async (context, input) => {
	await createTeam(context, { teamName: input.name });
	revalidatePath(PATH);
});

export const renameTeamAction = defineAction(z.object({ teamId: z.uuid(), name }), async (context, input) => {
	await updateTeam(context, { teamId: input.teamId, teamName: input.name });
	revalidatePath(PATH);
});
