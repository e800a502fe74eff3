import { readFileSync } from "node:fs";

/**
 * Resident memory of a process in MiB, or null where the system has no /proc (then only the
 * deadline protects). VmRSS is read instead of statm because statm counts in pages, whose size differs between machines.
 */
export function residentMemoryMb(pid: number): number | null {
	try {
		const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
		return kib === undefined ? null : Number(kib) / 1024;
	} catch {
		return null;
	}
}
