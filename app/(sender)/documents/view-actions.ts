"use server";

import { z } from "zod";
import { removeView, saveView } from "#lib/domain/users/preferences/saved-views.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const name = z
	.string()
	.trim()
	.min(1, "viewNameMissing" satisfies RefusalKey)
	.max(60, "tooLong" satisfies RefusalKey);

export const saveViewAction = defineAction(z.object({ name, query: z.string().max(4000) }), saveView);

export const removeViewAction = defineAction(z.object({ id: z.uuid() }), removeView);
