"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { notificationSettingsModel } from "#lib/contract/notification-settings.ts";
import { MAX_IDENTITY_EMAIL } from "#lib/contract/sender-identities/identity-parts.ts";
import { rerequestSenderIdentity, resendSenderInvitation } from "#lib/domain/sender-identities/ask-for-consent.ts";
import { createSenderIdentity } from "#lib/domain/sender-identities/create-sender-identity.ts";
import { deleteSenderIdentity } from "#lib/domain/sender-identities/delete-sender-identity.ts";
import { updateSenderIdentity } from "#lib/domain/sender-identities/update-sender-identity.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const PATH = "/settings/sender-identities";
const someone = z.object({ email: z.string().max(1000) });
const settings = z.object({
	email: z
		.string()
		.trim()
		.max(MAX_IDENTITY_EMAIL, "tooLong" satisfies RefusalKey)
		.pipe(z.email("addressForm" satisfies RefusalKey)),
	name: z
		.string()
		.trim()
		.max(80, "tooLong" satisfies RefusalKey),
	brandId: z.uuid().nullable(),
	locale: z.enum(CATALOGUE_LOCALES),
	notificationSettings: notificationSettingsModel,
});

export const inviteAction = defineAction(settings, async (context, input) => {
	const done = await createSenderIdentity(context, { ...input, redirectUrl: null, metaData: {} });
	revalidatePath(PATH);
	return done;
});

export const changeAction = defineAction(settings, async (context, input) => {
	// Whoever takes the name away is read by the address.
	const name = input.name || input.email;
	await updateSenderIdentity(context, { ...input, name, redirectUrl: null, metaData: null });
	revalidatePath(PATH);
});

export const resendAction = defineAction(someone, async (context, input) => {
	await resendSenderInvitation(context, input);
	revalidatePath(PATH);
});

export const askAgainAction = defineAction(someone, async (context, input) => {
	await rerequestSenderIdentity(context, input);
	revalidatePath(PATH);
});

export const removeAction = defineAction(someone, async (context, input) => {
	await deleteSenderIdentity(context, input);
	revalidatePath(PATH);
});
