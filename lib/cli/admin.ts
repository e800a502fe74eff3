import { join } from "node:path";
import { env } from "#lib/config/env.ts";
import { migrate } from "#lib/db/migrate.ts";
import { peekInstallation } from "#lib/storage/lease.ts";
import { actAsOwner } from "./act-as-owner.ts";
import { readArguments, UsageError } from "./admin/arguments.ts";
import { COMMANDS } from "./admin/commands.ts";
import { fromCaller } from "./admin/from-caller.ts";
import { restore } from "./admin/restore.ts";
import { verifyBackup } from "./admin/verify-backup.ts";
import { where } from "./admin/where.ts";
import { ignoreClosedPipe } from "./closed-pipe.ts";
import { sentenceOf } from "./sentence-of.ts";
import { holderOf } from "./start/lock.ts";
import { keepFilesPrivate } from "./start/private-files.ts";
import { withDatabase } from "./with-database.ts";

/** `npm run admin -- …`: one command, its answer as JSON on standard output. */
async function admin(args: string[]): Promise<unknown> {
	// The file of a backup can be where only root reads and writes.
	if (args[0] !== "backup" && args[0] !== "restore") actAsOwner(env().dataDir);
	keepFilesPrivate(env().dataDir);
	if (args[0] === "restore") return runRestore(args.slice(1));
	if (args[0] === "backup" && args[1] === "verify") return runVerify(args.slice(2));
	if (args[0] === "where") {
		readArguments(args.slice(1), []);
		return where();
	}
	const words = args[1] && `${args[0]} ${args[1]}` in COMMANDS ? 2 : 1;
	const command = COMMANDS[args.slice(0, words).join(" ")];
	if (!command) throw new UsageError(usage());
	const rest = args.slice(words);
	if (command.usage === "") readArguments(rest, []);
	return withDatabase(async () => {
		await migrate(env().databaseUrl);
		await peekInstallation();
		return command.run(rest);
	});
}

async function runRestore(args: string[]): Promise<unknown> {
	const given = readArguments(args, [], { flags: ["force", "adopt", "detach"], maxWords: 1 });
	const [file] = given.words;
	if (!file) throw new UsageError("Specify the backup to restore.");
	if (given.has("adopt") === given.has("detach")) {
		throw new UsageError(
			"Add --adopt to make this the only installation, or --detach for a separate copy that sends nothing about its documents.",
		);
	}
	const purpose = given.has("adopt") ? "adopt" : "detach";
	const lockPath = join(env().dataDir, "lock");
	if (holderOf(lockPath)) throw new UsageError(`Signet is running on ${env().dataDir}. Stop it first.`);
	const existing = given.has("force") ? "replace" : "keep";
	// Standard output is for the report.
	const onProgress = (line: string) => process.stderr.write(`${line}\n`);
	return withDatabase(() => restore(fromCaller(file), { purpose, existing, onProgress }));
}

async function runVerify(args: string[]): Promise<unknown> {
	const [file] = readArguments(args, [], { maxWords: 1 }).words;
	if (!file) throw new UsageError("Specify the backup to verify.");
	return verifyBackup(fromCaller(file));
}

/** Whether it is the answer of a check that found something. */
function isIncomplete(answer: unknown): boolean {
	return typeof answer === "object" && answer !== null && "isComplete" in answer && answer.isComplete === false;
}

function usage(): string {
	const lines = Object.entries(COMMANDS).map(([name, { usage: options }]) => `  npm run admin -- ${name} ${options}`);
	return [
		"Commands:",
		...lines,
		"  npm run admin -- backup verify <file.tar.gz>",
		"  npm run admin -- restore <file.tar.gz> --adopt|--detach [--force]",
		"  npm run admin -- where",
	]
		.map((line) => line.trimEnd())
		.join("\n");
}

ignoreClosedPipe();
try {
	const answer = await admin(process.argv.slice(2));
	process.stdout.write(`${JSON.stringify(answer, null, "\t")}\n`);
	if (isIncomplete(answer)) process.exitCode = 1;
} catch (error) {
	process.stderr.write(`${sentenceOf(error)}\n`);
	process.exitCode = 1;
}
