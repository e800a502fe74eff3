import { listProcesses, type RunningProcess } from "#lib/db/stores/installation/processes.ts";
import { MEGABYTE } from "#lib/units.ts";
import { type Check, type Finding, type Told, told } from "../finding.ts";
import { SILENT_MS } from "../note-process.ts";

/** Which processes run, as each says of itself. */
export const processes: Check = {
	id: "processes",
	needsDatabase: true,
	async look({ now }): Promise<Finding> {
		return judgeProcesses(await listProcesses(new Date(now.getTime() - SILENT_MS)), now);
	},
};

export function judgeProcesses(running: readonly RunningProcess[], now: Date): Finding {
	const lines = running.map((one) => lineOf(one, now));
	const [web, workers] = ["web", "worker"].map((kind) => running.filter((one) => one.kind === kind).length);
	if (!web && !workers) {
		const mend = { key: "start", line: "npm start" } as const;
		return { level: "warn", told: told("processesNone", { time: { ms: SILENT_MS } }), mend };
	}
	if (!workers) return { level: "wrong", told: told("noWorker"), mend: { key: "worker", line: "ROLE=all" }, lines };
	if (!web) return { level: "wrong", told: told("noWeb"), mend: { key: "start", line: "ROLE=web npm start" }, lines };
	const count = running.reduce((sum, one) => sum + one.uncaughtErrors, 0);
	if (count > 0) {
		const mend = { key: "uncaught", line: "uncaught error" } as const;
		return { level: "warn", told: told("processesUncaught", { count }), mend, lines };
	}
	return { level: "well", told: told("processesWell", { web, workers }), lines };
}

function lineOf(one: RunningProcess, now: Date): Told {
	const { kind, pid, host, version, memoryMb, uncaughtErrors, startedAt, seenAt } = one;
	return told("process", {
		kind,
		// No amount: it is written as it is.
		pid: String(pid),
		host,
		version,
		memory: { bytes: memoryMb * MEGABYTE },
		errors: uncaughtErrors,
		since: { day: startedAt },
		seen: { ms: Math.max(0, now.getTime() - seenAt.getTime()) },
	});
}
