import { statfs } from "node:fs/promises";
import { env } from "#lib/config/env.ts";
import { type Check, type Finding, told } from "../finding.ts";

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
	const isLow = free < 5 * GIGABYTE && free < total / 10;
	if (!isLow) return { level: "well", told: told("diskWell", values) };
	const mend = { key: "disk", line: `df -h ${env().dataDir}` } as const;
	return { level: free < GIGABYTE ? "wrong" : "warn", told: told("diskLow", values), mend };
}
