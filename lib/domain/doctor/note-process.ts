import {
	deleteProcesses,
	deleteSilentProcesses,
	listProcesses,
	type RunningProcess,
	recordProcess,
} from "#lib/db/stores/installation/processes.ts";
import type { OperatorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

export type { Surroundings } from "#lib/db/stores/installation/processes.ts";

/** How often a process says that it runs. */
export const BEAT_MS = 15_000;
/** A process that says nothing for so long does not run. */
export const SILENT_MS = 4 * BEAT_MS;

const ADMINISTERING = { permission: "installation.administer" } as const;

/** A web or worker process says that it runs; those that have long been silent are forgotten. */
export const noteProcess = defineVerb(
	ADMINISTERING,
	async ({ now }: OperatorContext, said: Omit<RunningProcess, "seenAt">): Promise<void> => {
		await recordProcess({ ...said, seenAt: now() });
		await deleteSilentProcesses(new Date(now().getTime() - SILENT_MS));
	},
);

/**
 * Forgets processes that have ended.
 *
 * @param hasEnded judges one that has not been silent for long
 */
export const forgetProcesses = defineVerb(
	ADMINISTERING,
	async ({ now }: OperatorContext, hasEnded: (one: RunningProcess) => boolean): Promise<void> => {
		const known = await listProcesses(new Date(now().getTime() - SILENT_MS));
		await deleteProcesses(known.filter(hasEnded).map(({ id }) => id));
	},
);
