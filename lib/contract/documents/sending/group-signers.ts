import { z } from "zod";
import { directoryName } from "#lib/contract/contact-groups/group-wire.ts";
import { list, optionalFlag } from "#lib/contract/shape-values.ts";

/** Who signs at a place: one person, or any one of a contact group. */
export const SIGN_TYPES = ["Single", "Group"] as const;

const MAX_ALLOWED = 50;

/** Whether groups may sign, and in which directories they must be; absent: any may. */
export const groupSignerSettingsWire = z
	.object({
		enabled: optionalFlag(),
		/** Any of these; empty: all. */
		allowedDirectories: list(directoryName).refine(
			(directories) => directories.length <= MAX_ALLOWED,
			`takes at most ${MAX_ALLOWED} directories.`,
		),
	})
	.nullish();

export const groupSignerSettingsModel = z.object({ enabled: z.boolean(), allowedDirectories: z.array(z.string()) });
export type GroupSignerSettings = z.infer<typeof groupSignerSettingsModel>;

/** null: nothing was said. */
export function readGroupSignerSettings(wire: z.output<typeof groupSignerSettingsWire>): GroupSignerSettings | null {
	return wire ? { ...wire, enabled: wire.enabled ?? true } : null;
}
