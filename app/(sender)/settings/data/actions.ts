"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { startDeletion } from "#lib/domain/content-deletion/start-deletion.ts";
import { undoDeletion } from "#lib/domain/content-deletion/undo-deletion.ts";
import { cancelExport } from "#lib/domain/exports/cancel-export.ts";
import { startExport } from "#lib/domain/exports/start-export.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";

const nothing = z.object({});

export const startExportAction = defineAction(nothing, async (context) => {
	await startExport(context);
	revalidatePath("/settings/data");
});

export const cancelExportAction = defineAction(nothing, async (context) => {
	await cancelExport(context);
	revalidatePath("/settings/data");
});

const deletion = z.object({ name: z.string().max(500), takesCertificates: z.boolean() });

export const startDeletionAction = defineAction(deletion, async (context, input) => {
	await startDeletion(context, input);
	revalidatePath("/", "layout");
});

export const undoDeletionAction = defineAction(nothing, async (context) => {
	await undoDeletion(context);
	revalidatePath("/", "layout");
});
