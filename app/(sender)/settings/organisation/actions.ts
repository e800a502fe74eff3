"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { ACCOUNT_LIMITS } from "#lib/contract/account-settings.ts";
import type { AccountSettings } from "#lib/domain/users/organisation/judge-account-settings.ts";
import { viewOrganisation } from "#lib/domain/users/organisation/organisation.ts";
import { setAccountSettings } from "#lib/domain/users/organisation/set-account-settings.ts";
import { ACCOUNT_DATE_FORMATS, TIME_FORMATS } from "#lib/fields/field-types.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const { nameLength, addressLength, originLength, origins, reasons, reasonLength } = ACCOUNT_LIMITS;
const upTo = (limit: number) => z.string().max(limit, "tooLong" satisfies RefusalKey);

/** Lines as they were typed: which of them count is judged with the others. */
const lines = (most: number, length: number) => upTo(most * (length + 2) + 1000).transform((text) => text.split("\n"));

/** Each optional and without a default of its own, so that what isn't given stays. The verb checks the numbers. */
const defaults = z
	.object({
		expiryDays: z.number().nullable(),
		reminders: z.union([z.literal("none"), z.object({ days: z.number(), count: z.number() })]).nullable(),
		enableSigningOrder: z.boolean(),
		enableReassign: z.boolean(),
		signerLocale: z.enum(CATALOGUE_LOCALES).nullable(),
	})
	.partial();

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

/** Saves one card of the settings; what isn't on it stays, among the defaults of new documents too. */
export const setAccountSettingsAction = defineAction(settings, async (context, { draftDefaults, ...given }) => {
	const chosen = Object.entries(given).filter(([, value]) => value !== undefined);
	const merged = draftDefaults && { ...(await viewOrganisation(context)).draftDefaults, ...draftDefaults };
	await setAccountSettings(context, {
		accountId: context.principal.accountId,
		settings: { ...Object.fromEntries(chosen), ...(merged ? { draftDefaults: merged } : {}) } as AccountSettings,
	});
	revalidatePath("/settings", "layout");
});
