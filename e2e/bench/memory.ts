import { readdirSync, readFileSync } from "node:fs";

/** Every process below the given one. */
function descendants(root: number): number[] {
	const parents = new Map<number, number[]>();
	for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
		try {
			const stat = readFileSync(`/proc/${name}/stat`, "utf8");
			const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
			parents.set(parent, [...(parents.get(parent) ?? []), Number(name)]);
		} catch {
			// It ended while we looked.
		}
	}
	const found = [root];
	for (const pid of found) found.push(...(parents.get(pid) ?? []));
	return found;
}

/** Proportional memory in MB of a supervisor and all below it but Postgres (Linux). */
export function memoryMegabytes(root: number): number {
	let kilobytes = 0;
	for (const pid of descendants(root)) {
		try {
			if (readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("postgres")) continue;
			kilobytes += Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
		} catch {
			// It ended while we looked.
		}
	}
	return kilobytes / 1024;
}

/** Command lines of every process below the given one. */
export function programsBelow(root: number): string[] {
	return descendants(root).flatMap((pid) => {
		try {
			return readFileSync(`/proc/${pid}/cmdline`, "utf8");
		} catch {
			// It ended while we looked.
			return [];
		}
	});
}
