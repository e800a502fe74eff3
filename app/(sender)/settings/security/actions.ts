"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { newPasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import { beginApp, confirmApp, removeApp } from "#lib/domain/users/factors/app.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "#lib/domain/users/factors/passkeys.ts";
import { renewRecoveryCodes } from "#lib/domain/users/factors/recovery-codes.ts";
import { changePassword } from "#lib/domain/users/passwords/change-password.ts";
import { endOtherSessions } from "#lib/domain/users/sessions/end-other-sessions.ts";
import { endSession } from "#lib/domain/users/sessions/end-session.ts";
import { limitProofs, limitPublicWork } from "#lib/http/limits/limit-visitor.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";

const nothing = z.object({});
const code = z.string().max(50);

export const changePasswordAction = defineAction(
	z.object({ currentPassword: z.string().max(500), password: z.string().max(500) }),
	async (context, input) => {
		await limitProofs(context);
		await changePassword(context, input);
		revalidatePath("/settings/security");
	},
);

export const endSessionAction = defineAction(z.object({ sessionId: z.uuid() }), async (context, input) => {
	await endSession(context, input);
	revalidatePath("/settings/security");
});

export const endOtherSessionsAction = defineAction(z.object({}), async (context) => {
	await endOtherSessions(context);
	revalidatePath("/settings/security");
});

export const beginAppAction = defineAction(nothing, (context) => beginApp(context));

export const confirmAppAction = defineAction(z.object({ code }), async (context, input) => {
	await limitProofs(context);
	return confirmApp(context, input);
});

export const removeAppAction = defineAction(nothing, async (context) => {
	await removeApp(context);
	revalidatePath("/settings/security");
});

export const renewRecoveryCodesAction = defineAction(nothing, (context) => renewRecoveryCodes(context));

export const beginPasskeyAction = defineAction(nothing, async (context) => {
	await limitPublicWork(context);
	return beginPasskey(context);
});

export const addPasskeyAction = defineAction(
	z.object({ name: z.string().max(200), answer: newPasskeyAnswer }),
	(context, input) => addPasskey(context, input),
);

export const renamePasskeyAction = defineAction(
	z.object({ passkeyId: z.uuid(), name: z.string().max(200) }),
	(context, input) => renamePasskey(context, input),
);

export const removePasskeyAction = defineAction(z.object({ passkeyId: z.uuid() }), (context, input) =>
	removePasskey(context, input),
);
