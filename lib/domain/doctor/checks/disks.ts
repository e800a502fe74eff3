import { statfs } from "node:fs/promises";
import { hostname } from "node:os";
import { env } from "#lib/config/env.ts";
import { listProcesses, type RunningProcess } from "#lib/db/stores/installation/processes.ts";
import { type Check, type Finding, told } from "../finding.ts";
import { nameProcesses } from "../name-processes.ts";
import { SILENT_MS } from "../note-process.ts";
import { levelOfDisk } from "./disk.ts";

/** How much room processes have on other machines, as each says of itself. */
export const disks: Check = {
	id: "disks",
	needsDatabase: true,
	async look({ now }) {
		const { blocks, bsize } = await statfs(env().dataDir);
		const running = await listProcesses(new Date(now.getTime() - SILENT_MS));
		return judgeDisks(running, { host: hostname(), totalBytes: blocks * bsize });
	},
};

/** @param own the disk that is looked at already: processes on it are not told a second time */
export function judgeDisks(running: readonly RunningProcess[], own: { host: string; totalBytes: number }): Finding {
	const said = running.flatMap((one) => {
		const { host, diskFreeBytes: free, diskTotalBytes: total } = one;
		if (free === null || total === null || (host === own.host && total === own.totalBytes)) return [];
		return [{ one, free, total, level: levelOfDisk(free, total) }];
	});
	const low = said.filter(({ level }) => level !== "well").sort((a, b) => a.free - b.free);
	// Web and worker of a machine mostly share a disk.
	const shared = Map.groupBy(low, ({ one, total }) => `${one.host} ${total}`);
	const [first, ...lines] = [...shared.values()].flatMap((them) => {
		const [{ free, total } = { free: 0, total: 0 }] = them;
		const who = nameProcesses(them.map(({ one }) => one));
		return [told("disksLow", { free: { bytes: free }, total: { bytes: total }, who })];
	});
	if (!first || !low[0]) return { level: "well", told: told("disksWell") };
	return { level: low[0].level, told: first, lines, mend: { key: "disk", line: "df -h" } };
}
