"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { PREVIEWED_MAILS } from "#lib/contract/brands/mail-preview.ts";
import { setBrandRequestEmail } from "#lib/domain/brands/brand-request-email.ts";
import { checkDomainNow } from "#lib/domain/brands/check-domain-now.ts";
import { deleteBrand } from "#lib/domain/brands/delete-brand.ts";
import { duplicateBrand } from "#lib/domain/brands/duplicate-brand.ts";
import { previewBrandMail } from "#lib/domain/brands/preview-brand-mail.ts";
import { resetDefaultBrand } from "#lib/domain/brands/reset-default-brand.ts";
import { sendBrandSample } from "#lib/domain/brands/send-brand-sample.ts";
import { limitDomainChecks, limitSampleMails } from "#lib/http/limits/limit-visitor.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { requestEmailInput } from "#lib/http/pages/request-email-input.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const PATH = "/settings/brands";
const brand = z.object({ brandId: z.uuid() });

export const makeDefaultAction = defineAction(brand, async (context, input) => {
	await resetDefaultBrand(context, input);
	revalidatePath(PATH, "layout");
});

export const duplicateAction = defineAction(
	brand.extend({
		name: z
			.string()
			.trim()
			.min(1, "brandNameMissing" satisfies RefusalKey)
			.max(256, "tooLong" satisfies RefusalKey),
	}),
	async (context, input) => {
		const made = await duplicateBrand(context, input);
		revalidatePath(PATH);
		return made;
	},
);

export const removeAction = defineAction(brand, async (context, input) => {
	await deleteBrand(context, input);
});

export const setEmailAction = defineAction(brand.extend({ email: requestEmailInput }), async (context, input) => {
	await setBrandRequestEmail(context, input);
	revalidatePath(PATH);
});

export const checkDomainAction = defineAction(brand, async (context, input) => {
	await limitDomainChecks(context);
	return checkDomainNow(context, input);
});

export const sendSampleAction = defineAction(
	brand.extend({ mail: z.enum(PREVIEWED_MAILS), locale: z.enum(CATALOGUE_LOCALES) }),
	async (context, input) => {
		await limitSampleMails(context);
		return sendBrandSample(context, input);
	},
);

export const previewMailAction = defineAction(
	z.object({
		mail: z.enum(PREVIEWED_MAILS),
		locale: z.enum(CATALOGUE_LOCALES),
		hasLogo: z.boolean(),
		isLogoReadable: z.boolean(),
		hasBackground: z.boolean(),
		hasButton: z.boolean(),
		hidesTagLine: z.boolean(),
		isAttached: z.boolean(),
		expiresAt: z.iso.datetime(),
		timeZone: z.string().max(100).refine(isTimeZone).nullable(),
	}),
	previewBrandMail,
);
