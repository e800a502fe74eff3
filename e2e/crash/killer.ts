import type { Start } from "../support/installation.ts";
import type { World } from "./journey.ts";
import type { Phase } from "./moments.ts";
import { SeededRandom } from "./seeded-random.ts";
import { until } from "./until.ts";

const PROGRAMS = { web: "web.mjs", worker: "worker.mjs", postgres: "postgres" } as const;
type Target = keyof typeof PROGRAMS;

/** One moment of death: these programs, this long after such a phase began. */
type Blow = { targets: Target[]; phase: Phase; afterMs: number };

/** The phases each program works in, and how long that work takes about. */
const WORK: Record<Target, { phase: Phase; durationMs: number }[]> = {
	web: [
		{ phase: "send", durationMs: 200 },
		{ phase: "sign", durationMs: 50 },
	],
	worker: [
		{ phase: "mail", durationMs: 150 },
		{ phase: "seal", durationMs: 350 },
	],
	postgres: [
		{ phase: "send", durationMs: 200 },
		{ phase: "sign", durationMs: 50 },
		{ phase: "seal", durationMs: 350 },
	],
};

/** In how many of the moments a second program dies as well. */
const TOGETHER = 0.4;

/** Moments of death that a seed repeats: so many of web or worker, and so many of Postgres. */
export function planBlows(seed: number, kills: number, databaseKills: number): Blow[] {
	const random = new SeededRandom(seed);
	const rest = random.shuffle<Target>([
		...Array.from({ length: kills }, () => random.pick<Target>(["web", "worker"])),
		...Array.from({ length: databaseKills }, () => "postgres" as const),
	]);
	const blows: Blow[] = [];
	for (let target = rest.shift(); target; target = rest.shift()) {
		const { phase, durationMs } = random.pick(WORK[target]);
		const afterMs = Math.round(random.next() * durationMs);
		const next = rest[0];
		const isTogether = next !== undefined && next !== target && random.next() < TOGETHER;
		blows.push({ targets: isTogether ? [target, ...rest.splice(0, 1)] : [target], phase, afterMs });
	}
	return blows;
}

export type Died = Record<Target, number>;

/** Kills at each planned moment, and waits after each until what died is back. @param died counts on */
export async function strike(world: World, start: Start, blows: Blow[], died: Died): Promise<void> {
	for (const { targets, phase, afterMs } of blows) {
		await world.moments.next(phase);
		await new Promise((resolve) => setTimeout(resolve, afterMs));
		const victims = targets.map((target) => ({ target, pid: start.pids(PROGRAMS[target])[0] }));
		for (const { target, pid } of victims) {
			if (pid === undefined) throw new Error(`There is no ${target} to kill.`);
			process.kill(pid, "SIGKILL");
			died[target] += 1;
		}
		for (const { target, pid } of victims) {
			await until(`${target} is started again`, () => start.pids(PROGRAMS[target]).some((found) => found !== pid));
		}
		const mailsBefore = world.sink.mails.length;
		await world.client.answering();
		// Mails show that the worker works; there is always something to be mailed.
		if (targets.includes("worker")) await until("a mail arrives", () => world.sink.mails.length > mailsBefore);
	}
}
