"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { openOwnSigning } from "#lib/domain/documents/asking/open-own-signing.ts";
import { sealNow } from "#lib/domain/sealing/seal-now.ts";
import { putFirstStepsAway } from "#lib/domain/start/first-steps.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";

const document = z.object({ documentId: z.uuid() });

export const openOwnSigningAction = defineAction(document, openOwnSigning);

export const sealNowAction = defineAction(document, async (context, input) => {
	await sealNow(context, input);
	revalidatePath("/documents", "layout");
});

export const putFirstStepsAwayAction = defineAction(z.object({ isAway: z.boolean() }), putFirstStepsAway);
