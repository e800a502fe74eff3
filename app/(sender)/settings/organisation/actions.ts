"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { ACCOUNT_LIMITS } from "#lib/contract/account-settings.ts";
import { draftDefaults } from "#lib/contract/draft-defaults.ts";
import { IDENTITY_VERIFIERS } from "#lib/contract/signing/identity-settings.ts";
import { setRetention } from "#lib/domain/documents/ending/retention/retention-settings.ts";
import { setIdentitySettings } from "#lib/domain/identity-verification/identity-settings.ts";
import { setFactorRule } from "#lib/domain/users/factors/factor-rule.ts";
import type { AccountSettings } from "#lib/domain/users/judge-account-settings.ts";
import { setAccountSettings } from "#lib/domain/users/set-account-settings.ts";
import { ACCOUNT_DATE_FORMATS, TIME_FORMATS } from "#lib/fields/types.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import type { RefusalKey } from "#lib/i18n/workplace/refusals/said.ts";

const { nameLength, addressLength, originLength, origins, reasons, reasonLength } = ACCOUNT_LIMITS;
const upTo = (limit: number) => z.string().max(limit, "tooLong" satisfies RefusalKey);

/** Lines as they were typed: which of them count is judged with the others. */
const lines = (most: number, length: number) => upTo(most * (length + 2) + 1000).transform((text) => text.split("\n"));

/** Whether numbers are within their limits is the verb's to say, of each by its name. */
const defaults = z.object({
	...draftDefaults.shape,
	expiryDays: z.number().nullable(),
	reminders: z.union([z.literal("none"), z.object({ days: z.number(), count: z.number() })]).nullable(),
});

const settings = z.object({
	name: upTo(nameLength).optional(),
	postalAddress: upTo(addressLength).optional(),
	website: upTo(300).optional(),
	contactEmail: upTo(254).optional(),
	timeZone: z
		.string()
		.max(100, "zoneUnknown" satisfies RefusalKey)
		.optional(),
	dateFormat: z.enum(ACCOUNT_DATE_FORMATS).optional(),
	timeFormat: z.enum(TIME_FORMATS).optional(),
	frameOrigins: lines(origins, originLength).optional(),
	declineReasons: lines(reasons, reasonLength).optional(),
	draftDefaults: defaults.optional(),
});

export const setAccountSettingsAction = defineAction(settings, async (context, given) => {
	const chosen = Object.entries(given).filter(([, value]) => value !== undefined);
	await setAccountSettings(context, {
		accountId: context.principal.accountId,
		settings: Object.fromEntries(chosen) as AccountSettings,
	});
	revalidatePath("/settings/organisation");
});

const identities = z.object({
	identityAcceptsMatches: z.boolean(),
	identityPictureDays: z.number(),
	identityVerifier: z.enum(IDENTITY_VERIFIERS).optional(),
});

export const setIdentitySettingsAction = defineAction(identities, async (context, settings) => {
	await setIdentitySettings(context, { accountId: context.principal.accountId, settings });
	revalidatePath("/settings/organisation");
});

export const setFactorRuleAction = defineAction(z.object({ isRequired: z.boolean() }), async (context, input) => {
	await setFactorRule(context, input);
	revalidatePath("/settings/organisation");
});

const retention = z.object({ days: z.number().nullable(), keepsCertificate: z.boolean() });

export const setRetentionAction = defineAction(retention, async (context, input) => {
	await setRetention(context, input);
	revalidatePath("/settings/organisation");
});
