"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { USER_ROLES } from "#lib/contract/users/literals.ts";
import { setFactorRule } from "#lib/domain/users/factors/factor-rule.ts";
import { removeSignInProvider, saveSignInProvider } from "#lib/domain/users/provider/settings.ts";
import { trySignInProvider } from "#lib/domain/users/provider/try-provider.ts";
import { limitProviderTrials } from "#lib/http/limits/limit-visitor.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";

const PATH = "/settings/sign-in";
const text = z.string().max(5_000);
const list = z.array(text).max(1_000);

export const setFactorRuleAction = defineAction(z.object({ isRequired: z.boolean() }), async (context, input) => {
	await setFactorRule(context, input);
	revalidatePath(PATH);
});

const provider = z.object({
	name: text,
	issuer: text,
	clientId: text,
	clientSecret: text.nullable(),
	scopes: text,
	domains: list,
	trustsEmails: z.boolean(),
	isEnabled: z.boolean(),
	createsUsers: z.boolean(),
	newRole: z.enum(USER_ROLES),
	newTeamId: z.uuid().nullable(),
	groupClaim: text.nullable(),
	adminGroups: list,
	teamAdminGroups: list,
	memberGroups: list,
	isSecondFactor: z.boolean(),
});

export const saveProviderAction = defineAction(provider, async (context, input) => {
	await saveSignInProvider(context, { accountId: context.principal.accountId, ...input });
	revalidatePath(PATH);
});

export const tryProviderAction = defineAction(z.object({}), async (context) => {
	await limitProviderTrials(context);
	return trySignInProvider(context, context.principal.accountId);
});

export const removeProviderAction = defineAction(z.object({}), async (context) => {
	await removeSignInProvider(context, context.principal.accountId);
	revalidatePath(PATH);
});
