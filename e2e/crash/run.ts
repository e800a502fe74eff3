import { crashRun } from "./crash-run.ts";

/** `npm run test:crash [-- kills [seed [s3]]]`: the long version of crash.spec.ts, one kill in eight of Postgres. */
const kills = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const storage = process.argv[4]?.toLowerCase() === "s3" ? "S3" : "disk";
const databaseKills = Math.round(kills / 8);

process.stdout.write(
	`seed ${seed}: ${kills - databaseKills} kills of web and worker, ${databaseKills} of Postgres …\n`,
);
const { findings, figures, printed } = await crashRun({ seed, storage, kills: kills - databaseKills, databaseKills });
process.stdout.write(`${figures}\n`);
if (findings.length > 0) process.stdout.write(`\n${printed}\n\n${findings.join("\n")}\n`);
process.stdout.write(`${findings.length === 0 ? "nothing lost, nothing doubled" : `${findings.length} findings`}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
