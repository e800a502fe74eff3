import { resolve } from "node:path";
import { AppError } from "#lib/errors/app-error.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { describeReport } from "#lib/pdf/seal/describe-report.ts";

const EXIT = { valid: 0, notValid: 1, unusable: 2 } as const;

/** `npm run verify -- file.pdf`: says in plain words what the signatures of a file are worth. */
async function main(path: string | undefined): Promise<number> {
	if (path === undefined) {
		process.stderr.write("Usage: npm run verify -- file.pdf\n");
		return EXIT.unusable;
	}
	try {
		// npm runs scripts in the project's folder and tells where it was called.
		const sourcePath = resolve(process.env.INIT_CWD ?? process.cwd(), path);
		const report = await runPdfTask("verify", { sourcePath });
		process.stdout.write(`${describeReport(report).join("\n")}\n`);
		if (!report.isPdf) return EXIT.unusable;
		return report.verdict === "valid" ? EXIT.valid : EXIT.notValid;
	} catch (error) {
		const isMissing = error instanceof Error && error.message.includes("ENOENT");
		const reason = isMissing ? "There is no such file." : error instanceof AppError ? error.message : String(error);
		process.stderr.write(`${path} cannot be verified: ${reason}\n`);
		return EXIT.unusable;
	} finally {
		closePdfPool();
	}
}

process.exitCode = await main(process.argv[2]);
