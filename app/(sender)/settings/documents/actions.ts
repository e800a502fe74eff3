"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { setRetention } from "#lib/domain/documents/ending/retention/retention-settings.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";

const retention = z.object({ days: z.number().nullable(), keepsCertificate: z.boolean() });

export const setRetentionAction = defineAction(retention, async (context, input) => {
	await setRetention(context, input);
	revalidatePath("/settings/documents");
});
