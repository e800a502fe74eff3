import { expect, test } from "@playwright/test";
import { crashRun } from "./crash-run.ts";

const KILLS = 20;
const DATABASE_KILLS = 3;

test("processes that are killed at any moment lose nothing and double nothing", async () => {
	// Anew each time; `npm run test:crash -- 23 <seed>` repeats one.
	const seed = Date.now() % 1_000_000;
	const { findings, died, figures, printed } = await crashRun({ seed, kills: KILLS, databaseKills: DATABASE_KILLS });
	const told = `seed ${seed}: ${figures}`;
	process.stdout.write(`${told}\n`);
	expect(findings, `${told}\n${printed}`).toEqual([]);
	expect(died.web + died.worker).toBe(KILLS);
	expect(died.postgres).toBe(DATABASE_KILLS);
});
