"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { oauthAppSettings } from "#lib/contract/oauth-app-settings.ts";
import { setAppLogo } from "#lib/domain/oauth-apps/app-logo.ts";
import { type ClientCredentials, createOAuthApp } from "#lib/domain/oauth-apps/create-oauth-app.ts";
import { deleteOAuthApp } from "#lib/domain/oauth-apps/delete-oauth-app.ts";
import { rollClientSecret } from "#lib/domain/oauth-apps/roll-client-secret.ts";
import { updateOAuthApp } from "#lib/domain/oauth-apps/update-oauth-app.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";

const PATH = "/settings/oauth-apps";
const environment = z.enum(["live", "sandbox"]);

export const createAppAction = defineAction(oauthAppSettings, async (context, input) => {
	const made = await createOAuthApp(context, { accountId: context.principal.accountId, ...input });
	revalidatePath(PATH);
	return { appId: made.appId, credentials: [shown("sandbox", made.sandbox), shown("live", made.live)] };
});

export const saveAppAction = defineAction(oauthAppSettings.extend({ appId: z.uuid() }), async (context, input) => {
	await updateOAuthApp(context, { accountId: context.principal.accountId, ...input });
	revalidatePath(PATH);
});

export const rollSecretAction = defineAction(
	z.object({ appId: z.uuid(), environment, overlapHours: z.number().int() }),
	async (context, input) => {
		const rolled = await rollClientSecret(context, { accountId: context.principal.accountId, ...input });
		return shown(input.environment, rolled);
	},
);

export const setLogoAction = defineAction(
	z.object({ appId: z.uuid(), image: z.string().max(700_000).nullable() }),
	async (context, input) => {
		await setAppLogo(context, { accountId: context.principal.accountId, ...input });
		revalidatePath(PATH);
	},
);

export const deleteAppAction = defineAction(z.object({ appId: z.uuid() }), async (context, { appId }) => {
	await deleteOAuthApp(context, { accountId: context.principal.accountId, appId });
});

function shown(of: z.output<typeof environment>, { clientId, clientSecret }: ClientCredentials) {
	return { environment: of, clientId, clientSecret };
}
