"use server";

import { z } from "zod";
import { passkeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import { askOwnPasskeys, reauthenticate } from "#lib/domain/users/factors/reauthenticate.ts";
import { viewOwnWays } from "#lib/domain/users/factors/view-own-ways.ts";
import { limitProofs } from "#lib/http/limits/limit-visitor.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";

const nothing = z.object({});

export const reauthMethodsAction = defineAction(nothing, (context) => viewOwnWays(context));

export const reauthenticateAction = defineAction(
	z.union([
		z.object({ password: z.string().max(500) }),
		z.object({ code: z.string().max(50) }),
		z.object({ passkey: passkeyAnswer }),
	]),
	async (context, input) => {
		await limitProofs(context);
		await reauthenticate(context, input);
	},
);

export const askOwnPasskeysAction = defineAction(nothing, async (context) => {
	await limitProofs(context);
	return askOwnPasskeys(context);
});
