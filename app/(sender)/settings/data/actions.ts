"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
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
