import { join } from "node:path";
import { env, resetEnv } from "#lib/config/env.ts";
import { closeDb } from "#lib/db/client.ts";
import { startCluster } from "#lib/db/embedded/cluster.ts";
import { migrate } from "#lib/db/migrate.ts";
import { closeQueue } from "#lib/jobs/queue.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { readArguments, UsageError } from "./admin/arguments.ts";
import { COMMANDS } from "./admin/commands.ts";
import { fromCaller } from "./admin/from-caller.ts";
import { restore } from "./admin/restore.ts";
import { sentenceOf } from "./sentence-of.ts";
import { holderOf, takeLock } from "./start/lock.ts";
import { keepFilesPrivate } from "./start/private-files.ts";

const MAX_CONNECTIONS = 100;

/** `npm run admin -- …`: one command, its answer as JSON on standard output. */
async function admin(args: string[]): Promise<unknown> {
	keepFilesPrivate(env().dataDir);
	if (args[0] === "restore") return runRestore(args.slice(1));
	const words = args[1] && `${args[0]} ${args[1]}` in COMMANDS ? 2 : 1;
	const command = COMMANDS[args.slice(0, words).join(" ")];
	if (!command) throw new UsageError(usage());
	const rest = args.slice(words);
	if (command.usage === "") readArguments(rest, []);
	return withDatabase(async () => {
		await migrate(env().databaseUrl);
		return command.run(rest);
	});
}

async function runRestore(args: string[]): Promise<unknown> {
	const given = readArguments(args, [], { flags: ["force"], maxWords: 1 });
	const [file] = given.words;
	if (!file) throw new UsageError("Name the backup to restore.");
	const lockPath = join(env().dataDir, "lock");
	if (holderOf(lockPath)) throw new UsageError(`Signet runs on ${env().dataDir}. Stop it first.`);
	return withDatabase(() => restore(fromCaller(file), given.has("force") ? "replace" : "keep"));
}

/** Works on the database of DATABASE_URL or the embedded one, which is started when nobody else has. */
async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
	const { dataDir, databaseUrl } = env();
	if (databaseUrl) return work().finally(closeConnections);
	// A running installation holds the lock and keeps its server; else nobody may start while we work.
	const lockPath = join(dataDir, "lock");
	const lock = holderOf(lockPath) ? null : takeLock(lockPath);
	try {
		const cluster = await startCluster({ dataDir, durability: "full", maxConnections: MAX_CONNECTIONS });
		process.env.DATABASE_URL = cluster.databaseUrl();
		resetEnv();
		try {
			return await work();
		} finally {
			await closeConnections();
			if (lock) await cluster.stop();
		}
	} finally {
		lock?.release();
	}
}

async function closeConnections(): Promise<void> {
	await closeQueue();
	await closePdfPool();
	await closeDb();
}

function usage(): string {
	const lines = Object.entries(COMMANDS).map(([name, { usage: options }]) => `  npm run admin -- ${name} ${options}`);
	return ["Commands:", ...lines, "  npm run admin -- restore <file.tar.gz> [--force]"]
		.map((line) => line.trimEnd())
		.join("\n");
}

try {
	const answer = await admin(process.argv.slice(2));
	process.stdout.write(`${JSON.stringify(answer, null, "\t")}\n`);
} catch (error) {
	process.stderr.write(`${sentenceOf(error)}\n`);
	process.exitCode = 1;
}
