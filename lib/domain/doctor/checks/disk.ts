import { statfs } from "node:fs/promises";
import { env } from "#lib/config/env.ts";
import { type Check, type Finding, type Level, told } from "../finding.ts";

const GIGABYTE = 1e9;

/** How much room there is where files, keys and the embedded database lie. */
export const disk: Check = {
	id: "disk",
	async look() {
		const { bavail, blocks, bsize } = await statfs(env().dataDir);
		return judgeDisk(bavail * bsize, blocks * bsize);
	},
};

/** @param free bytes, @param total bytes */
export function judgeDisk(free: number, total: number): Finding {
	const values = { free: { bytes: free }, total: { bytes: total } };
	const level = levelOfDisk(free, total);
	if (level === "well") return { level, told: told("diskWell", values) };
	const mend = { key: "disk", line: `df -h ${env().dataDir}` } as const;
	return { level, told: told("diskLow", values), mend };
}

/** @param free bytes, @param total bytes */
export function levelOfDisk(free: number, total: number): Exclude<Level, "note"> {
	const isLow = free < 5 * GIGABYTE && free < total / 10;
	if (!isLow) return "well";
	return free < GIGABYTE ? "wrong" : "warn";
}
