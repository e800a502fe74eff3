"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { IDENTITY_VERIFIERS } from "#lib/contract/signing/identity-settings.ts";
import { setIdentitySettings } from "#lib/domain/identity-verification/identity-settings.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";

const identities = z.object({
	identityAcceptsMatches: z.boolean(),
	identityPictureDays: z.number(),
	identityVerifier: z.enum(IDENTITY_VERIFIERS).optional(),
});

export const setIdentitySettingsAction = defineAction(identities, async (context, settings) => {
	await setIdentitySettings(context, { accountId: context.principal.accountId, settings });
	revalidatePath("/settings/signing");
});
