"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { MAX_NAME_LENGTH, USER_ROLES } from "#lib/contract/users/literals.ts";
import { changeTeam } from "#lib/domain/users/change-team.ts";
import { deactivateUser } from "#lib/domain/users/deactivate-user.ts";
import { resetFactorsOf } from "#lib/domain/users/factors/reset-factors-of.ts";
import { cancelInvitation } from "#lib/domain/users/inviting/cancel-invitation.ts";
import { correctInvitation } from "#lib/domain/users/inviting/correct-invitation.ts";
import { invitePeople } from "#lib/domain/users/inviting/invite-people.ts";
import { judgeInvitations } from "#lib/domain/users/inviting/judge-invitations.ts";
import { resendInvitation } from "#lib/domain/users/inviting/resend-invitation.ts";
import { updateUser } from "#lib/domain/users/update-user.ts";
import { updateUserMetaData } from "#lib/domain/users/update-user-meta-data.ts";
import { viewHandOver } from "#lib/domain/users/view-hand-over.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";

const PATH = "/settings/people";
const someone = z.object({ userId: z.uuid() });
const receiver = z.uuid().nullable();
const given = z.array(z.object({ id: z.uuid(), to: z.uuid() })).max(100);

export const judgeAction = defineAction(
	z.object({ emails: z.array(z.string().max(300)).max(5000) }),
	async (context, input) => {
		const { known, freeSeats } = await judgeInvitations(context, input);
		const told = known.map((one) => ({ ...one, invitedAt: one.invitedAt?.toISOString() ?? null }));
		return { known: told, freeSeats };
	},
);

export const inviteAction = defineAction(
	z.object({
		emails: z.array(z.string().max(300)).max(5000),
		names: z.record(z.string().max(300), z.string().max(MAX_NAME_LENGTH)),
		userRole: z.enum(USER_ROLES),
		teamId: z.uuid(),
		locale: z.enum(CATALOGUE_LOCALES),
	}),
	async (context, input) => {
		const done = await invitePeople(context, input);
		revalidatePath(PATH);
		return done;
	},
);

export const resendAction = defineAction(someone, async (context, input) => {
	await resendInvitation(context, input);
	revalidatePath(PATH);
});

export const cancelAction = defineAction(someone, async (context, input) => {
	await cancelInvitation(context, input);
	revalidatePath(PATH);
});

export const correctAction = defineAction(someone.extend({ email: z.string().max(300) }), async (context, input) => {
	await correctInvitation(context, input);
	revalidatePath(PATH);
});

export const changeRoleAction = defineAction(
	someone.extend({ userRole: z.enum(USER_ROLES) }),
	async (context, { userId, userRole }) => {
		await updateUser(context, { userId, userRole, userStatus: null, toUserId: null });
		revalidatePath(PATH);
	},
);

export const moveAction = defineAction(
	someone.extend({ toTeamId: z.uuid() }),
	async (context, { userId, toTeamId }) => {
		await changeTeam(context, { userId, toTeamId, transferDocumentsToUserId: null });
		revalidatePath(PATH);
	},
);

export const saveDataAction = defineAction(
	someone.extend({
		metaData: z
			.record(z.string().min(1).max(50), z.string().max(500))
			.refine((pairs) => Object.keys(pairs).length <= 50),
	}),
	async (context, input) => {
		await updateUserMetaData(context, input);
		revalidatePath(PATH);
	},
);

export const activateAction = defineAction(someone, async (context, { userId }) => {
	await updateUser(context, { userId, userRole: null, userStatus: "Activate", toUserId: null });
	revalidatePath(PATH);
});

export const viewHandOverAction = defineAction(someone, viewHandOver);

export const deactivateAction = defineAction(
	someone.extend({
		documentsTo: receiver,
		draftsTo: receiver,
		templatesTo: receiver,
		fieldsTo: receiver,
		keys: given,
		apps: given,
	}),
	async (context, input) => {
		await deactivateUser(context, input);
		revalidatePath(PATH);
	},
);

export const resetAction = defineAction(someone, async (context, input) => {
	await resetFactorsOf(context, input);
	revalidatePath(PATH);
});
