import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { pipeline } from "node:stream/promises";
import { env } from "#lib/config/env.ts";
import type { FileReport } from "#lib/contract/file-report.ts";
import { type WordedReport, wordReport } from "#lib/contract/word-report.ts";
import { readClusterFiles } from "#lib/db/embedded/cluster-files.ts";
import { operatorContext } from "#lib/domain/context.ts";
import type { Origin, SealedBytes } from "#lib/domain/verification/judge-origin.ts";
import { verifyFile } from "#lib/domain/verification/verify-file.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { messages } from "#lib/i18n/generated/verification-report.js";
import { format } from "#lib/i18n/message.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { fromCaller } from "./admin/from-caller.ts";
import { ignoreClosedPipe } from "./closed-pipe.ts";
import { sentenceOf } from "./sentence-of.ts";

const context = operatorContext("verify");
const words = messages.EN;
const UNUSABLE = 2;
const EXIT: Record<FileReport["verdict"], number> = {
	"sealed-here": 0,
	"broken-trail": 1,
	changed: 1,
	unsigned: 1,
	"not-a-pdf": UNUSABLE,
	"not-sealed-here": 3,
	unconfirmed: 3,
	"as-uploaded": 3,
	"not-checked": 3,
};

/** `npm run verify -- file.pdf`: says in plain words what /verify would say of a file. */
async function main(given: string | undefined): Promise<number> {
	if (given === undefined) {
		process.stderr.write("Usage: npm run verify -- file.pdf\n");
		return UNUSABLE;
	}
	try {
		const path = fromCaller(given);
		const file = { path, fileName: basename(path), sha256: await hashOf(path) };
		const report = await verifyFile(context, file, askInstallation);
		process.stdout.write(`${linesOf(wordReport(report, words, "EN")).join("\n")}\n`);
		return EXIT[report.verdict];
	} catch (error) {
		const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
		const reason = isMissing ? "File not found." : error instanceof AppError ? error.message : sentenceOf(error);
		process.stderr.write(`Couldn’t verify ${given}: ${reason}\n`);
		return UNUSABLE;
	} finally {
		closePdfPool();
	}
}

async function hashOf(path: string): Promise<string> {
	const hash = createHash("sha256");
	await pipeline(createReadStream(path), hash);
	return hash.digest("hex");
}

/** What is in a file can be judged anywhere; whether it was sealed here, only where there is an installation. */
async function askInstallation(file: SealedBytes): Promise<Origin> {
	const { databaseUrl, dataDir } = env();
	if (!databaseUrl && !(await readClusterFiles(dataDir))) return { kind: "unasked" };
	try {
		// The client of the database is made by the build: who only checks files needs none.
		const [{ withDatabase }, { findOrigin }] = await Promise.all([
			import("./with-database.ts"),
			import("#lib/domain/verification/find-origin.ts"),
		]);
		return await withDatabase(() => findOrigin(context, file));
	} catch (error) {
		process.stderr.write(`Couldn’t check against the installation: ${sentenceOf(error)}\n`);
		return { kind: "unasked" };
	}
}

/** The report, one sentence per line, the verdict first. */
function linesOf(report: WordedReport): string[] {
	return [
		report.summary,
		report.detail,
		...report.findings.map(({ text }) => text),
		...report.signers.map(({ text }) => text),
		...(report.moreSigners > 0 ? [format(words.moreSigners, { count: report.moreSigners })] : []),
		...report.laterChanges.map((text) => format(words.changedAfter, { text })),
		...report.signatures.flatMap(({ title, findings }) => [title, ...findings.map(({ text }) => text)]),
		...(report.moreSignatures > 0 ? [format(words.moreSignatures, { count: report.moreSignatures })] : []),
		`SHA-256: ${report.sha256}`,
		...(report.documentId ? [`Document: ${report.documentId}`] : []),
		...(report.chainHead ? [`Audit trail head: ${report.chainHead}`] : []),
	];
}

ignoreClosedPipe();
process.exitCode = await main(process.argv[2]);
