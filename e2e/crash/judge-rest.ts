import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import type { JobRow, Records } from "./records.ts";
import { until } from "./until.ts";

/** A job whose worker was killed is taken up again within this time, also when that happened twice. */
const REST_TIMEOUT_MS = 120_000;

/** Waits until every job is done, and says which are not and what else was left behind. */
export async function judgeRest(records: Records, dataDir: string): Promise<string[]> {
	let open: JobRow[] = [];
	const atRest = async () => {
		open = await records.openJobs();
		return open.every(({ state }) => state === "failed");
	};
	await until("all jobs are done", atRest, REST_TIMEOUT_MS).catch(() => undefined);
	const unsettled = (await records.unsentMails()).filter(({ status }) => status !== "Obsolete");
	return [
		...open.map(({ id, name, state, output }) => `Job ${name} ${id} is ${state}: ${JSON.stringify(output)}`),
		...unsettled.map(({ kind, to, status, subject }) => `Mail ${kind} to ${to} is ${status}: ${subject}`),
		...(await leftFiles(dataDir)).map((path) => `Left behind: ${path}`),
	];
}

/** Files of work that was cut off. */
async function leftFiles(dataDir: string): Promise<string[]> {
	const temp = await readdir(join(dataDir, "tmp")).catch(() => []);
	const objects = await readdir(join(dataDir, "objects"), { recursive: true }).catch(() => []);
	return [...temp.map((name) => join("tmp", name)), ...objects.filter((path) => basename(path).startsWith(".put-"))];
}
