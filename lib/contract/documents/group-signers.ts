import { z } from "zod";
import { refused } from "../refused.ts";
import { optionalFlag } from "../values.ts";

/** Who signs at a place: one person, or any one of a contact group. */
export const SIGN_TYPES = ["Single", "Group"] as const;

/** Whether groups may sign; absent: they may. */
export const groupSignerSettingsWire = z
	.object({
		enabled: optionalFlag(),
		allowedDirectories: refused("is not supported: groups have no directories."),
	})
	.nullish();

export const groupSignerSettingsModel = z.object({ enabled: z.boolean(), allowedDirectories: z.array(z.never()) });
export type GroupSignerSettings = z.infer<typeof groupSignerSettingsModel>;
