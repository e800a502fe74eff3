"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import type { IdentityAnswered } from "#lib/contract/sender-identities/identity-request-view.ts";
import { revokeConnectedApp } from "#lib/domain/oauth-apps/connected-apps.ts";
import { setOwnPicture } from "#lib/domain/portraits/set-own-picture.ts";
import { answerOwnRequest } from "#lib/domain/sender-identities/answer-own-request.ts";
import { IDENTITY_ANSWERS, type IdentityAnswer } from "#lib/domain/sender-identities/rules.ts";
import { chooseOwnLanguage } from "#lib/domain/users/preferences/choose-own-language.ts";
import { chooseOwnName } from "#lib/domain/users/preferences/choose-own-name.ts";
import { chooseTimeZone } from "#lib/domain/users/preferences/choose-time-zone.ts";
import { OFFERED_SETTINGS } from "#lib/domain/users/preferences/notification-settings.ts";
import { updateNotificationSettings } from "#lib/domain/users/preferences/update-notification-settings.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";

export const saveNotificationsAction = defineAction(
	z.object({ settings: z.partialRecord(z.enum(OFFERED_SETTINGS), z.boolean()) }),
	updateNotificationSettings,
);

export const chooseLanguageAction = defineAction(
	z.object({ locale: z.enum(CATALOGUE_LOCALES) }),
	async (context, input) => {
		await chooseOwnLanguage(context, input);
		revalidatePath("/", "layout");
	},
);

export const chooseOwnNameAction = defineAction(z.object({ name: z.string().max(4_000) }), async (context, input) => {
	await chooseOwnName(context, input);
	revalidatePath("/", "layout");
});

export const chooseTimeZoneAction = defineAction(
	z.object({ timeZone: z.string().max(64).nullable() }),
	async (context, input) => {
		await chooseTimeZone(context, input);
		revalidatePath("/", "layout");
	},
);

export const setOwnPictureAction = defineAction(
	z.object({ image: z.string().max(700_000).nullable() }),
	async (context, input) => {
		await setOwnPicture(context, input);
		revalidatePath("/", "layout");
	},
);

export const disconnectAppAction = defineAction(z.object({ appId: z.uuid() }), async (context, input) => {
	await revokeConnectedApp(context, input);
	revalidatePath("/settings", "layout");
});

const giveAnswer = defineAction(z.object({ answer: z.enum(IDENTITY_ANSWERS) }), answerOwnRequest);

/** Takes what was pressed in the page's form, which a browser without scripts sends by itself. */
export async function answerOwnRequestAction(_: IdentityAnswered, form: FormData): Promise<IdentityAnswered> {
	const answered = await giveAnswer({ answer: form.get("answer") as IdentityAnswer });
	// What stands in the page is read anew after a refusal too: the question was answered elsewhere, or is over.
	revalidatePath("/settings", "layout");
	return answered.ok ? { status: answered.value.status, problem: null } : { status: null, problem: answered.message };
}
