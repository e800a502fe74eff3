"use server";

import { cookies } from "next/headers";
import { z } from "zod";
import { requestPasswordReset } from "#lib/domain/users/request-password-reset.ts";
import { setPassword } from "#lib/domain/users/set-password.ts";
import { DEVICE_COOKIE } from "#lib/http/limits/known-device.ts";
import { limitLinkRequests } from "#lib/http/limits/limit-visitor.ts";
import { definePublicAction } from "#lib/http/pages/define-action.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";
import type { RefusalKey } from "#lib/i18n/workplace/refusals/en.ts";

const passwordLink = z.object({ email: z.email("addressForm" satisfies RefusalKey) });
const newPassword = z.object({
	token: z.string().max(200),
	password: z.string(),
	name: z.string(),
	locale: z.enum(CATALOGUE_LOCALES).optional(),
	endApiKeys: z.boolean(),
});

export const askForPasswordLink = definePublicAction(passwordLink, async (context, input) => {
	await limitLinkRequests(context, input.email, (await cookies()).get(DEVICE_COOKIE)?.value ?? null);
	await requestPasswordReset(context, input);
});

export const chooseNewPassword = definePublicAction(newPassword, setPassword);
