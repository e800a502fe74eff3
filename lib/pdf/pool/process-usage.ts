import { readFileSync } from "node:fs";

/** Clock ticks of /proc/…/stat: Linux reports 100 a second on every machine (USER_HZ). */
const TICK_MS = 10;

/** Fields of /proc/…/stat after the command's name, which may hold blanks and parentheses: proc(5). */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/**
 * Resident memory of a process in MiB and its CPU time since it started in milliseconds, or null where it has ended or
 * the system has no /proc. VmRSS is read because other files count in pages, whose size differs between machines.
 */
export function processUsage(pid: number): { rssMb: number; cpuMs: number } | null {
	try {
		const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
		const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		const ticks = Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS]);
		return kib === undefined ? null : { rssMb: Number(kib) / 1024, cpuMs: ticks * TICK_MS };
	} catch {
		return null;
	}
}
