import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import type { Start } from "./installation.ts";

/** The process that answers requests. */
export function pidOfWeb(running: Start): number {
	const [pid] = running.pids("web.mjs");
	if (pid === undefined) throw new Error("There is no web process.");
	return pid;
}

/** What a process holds open, of what a pattern fits. */
export function openOf(pid: number, pattern: RegExp): string[] {
	const dir = `/proc/${pid}/fd`;
	const linkOf = (fd: string) => {
		try {
			return readlinkSync(join(dir, fd));
		} catch {
			return "";
		}
	};
	return readdirSync(dir)
		.map(linkOf)
		.filter((link) => pattern.test(link));
}

/** How much memory a process holds. */
export function residentBytesOf(pid: number): number {
	const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) * 1024;
}
