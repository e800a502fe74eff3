"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { IDENTITY_VERIFIERS } from "#lib/contract/signing/identity-settings.ts";
import { setRetention } from "#lib/domain/documents/ending/retention/retention-settings.ts";
import { setIdentitySettings } from "#lib/domain/identity-verification/identity-settings.ts";
import { setFactorRule } from "#lib/domain/users/factors/factor-rule.ts";
import { changeOrganisation } from "#lib/domain/users/organisation.ts";
import { DATE_FORMATS, TIME_FORMATS } from "#lib/fields/types.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import type { RefusalKey } from "#lib/i18n/workplace/refusals/en.ts";

const organisation = z.object({
	name: z
		.string()
		.trim()
		.min(1, "organisationName" satisfies RefusalKey)
		.max(200, "tooLong" satisfies RefusalKey),
	timeZone: z.string().max(100, "zoneUnknown" satisfies RefusalKey),
	dateFormat: z.enum(DATE_FORMATS),
	timeFormat: z.enum(TIME_FORMATS),
	datesFollowLanguage: z.boolean(),
});

export const changeOrganisationAction = defineAction(organisation, async (context, input) => {
	await changeOrganisation(context, input);
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
