import { expect, test } from "@playwright/test";
import { crashRun } from "./crash-run.ts";

const KILLS = 12;
const DATABASE_KILLS = 2;

for (const storage of ["disk", "S3"] as const) {
	test(`processes killed at any moment lose nothing and repeat nothing, with files on ${storage}`, async () => {
		// Another seed each time; `npm run test:crash -- 14 <seed> [s3]` repeats one.
		const seed = Date.now() % 1_000_000;
		const { findings, died, figures, printed } = await crashRun({
			...{ seed, storage },
			...{ kills: KILLS, databaseKills: DATABASE_KILLS },
		});
		const told = `seed ${seed}: ${figures}`;
		process.stdout.write(`${told}\n`);
		expect(findings, `${told}\n${printed}`).toEqual([]);
		expect(died.web + died.worker).toBe(KILLS);
		expect(died.postgres).toBe(DATABASE_KILLS);
	});
}
