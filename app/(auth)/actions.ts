"use server";

import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { z } from "zod";
import type { PasswordFormAnswer } from "#lib/contract/users/password-form-answer.ts";
import { requestPasswordReset } from "#lib/domain/users/passwords/request-password-reset.ts";
import { setPassword } from "#lib/domain/users/passwords/set-password.ts";
import { DEVICE_COOKIE } from "#lib/http/limits/known-device.ts";
import { limitLinkRequests } from "#lib/http/limits/limit-visitor.ts";
import { definePublicAction } from "#lib/http/pages/define-action.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

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

/** The same from a browser without scripts, which sends the page's form by itself and signs in on the next page. */
export async function choosePasswordByForm(_: PasswordFormAnswer, form: FormData): Promise<PasswordFormAnswer> {
	const given = Object.fromEntries(form) as Record<string, string>;
	const { token = "", password = "", name = "" } = given;
	const locale = CATALOGUE_LOCALES.find((one) => one === given.locale);
	const answer = await chooseNewPassword({ token, password, name, locale, endApiKeys: form.has("endApiKeys") });
	if (answer.ok) redirect("/sign-in?set=1");
	return { name, message: answer.message, fields: answer.fields };
}
