"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { endApiKey, makeOwnApiKey } from "#lib/domain/api-keys/own-api-keys.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const PATH = "/settings/api-keys";

export const createKeyAction = defineAction(
	z.object({
		name: z.string().max(500),
		environment: z.enum(["live", "sandbox"]),
		validDays: z.number("wholeDays" satisfies RefusalKey).nullable(),
		scopes: z.array(z.string().max(100)).max(100).nullable(),
	}),
	async (context, input) => {
		const made = await makeOwnApiKey(context, input);
		revalidatePath(PATH);
		return made;
	},
);

export const revokeKeyAction = defineAction(z.object({ apiKeyId: z.uuid() }), async (context, input) => {
	await endApiKey(context, input);
	revalidatePath(PATH);
});
