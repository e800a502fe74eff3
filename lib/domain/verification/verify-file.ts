import { env } from "#lib/config/env.ts";
import type { FileReport } from "#lib/contract/file-report.ts";
import type { Context } from "#lib/domain/context.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { describeFile } from "./describe-file.ts";
import type { Origin, SealedBytes } from "./judge-origin.ts";

type CheckedFile = { path: string; fileName: string; sha256: string };

/**
 * Says whether a file is what was sealed here, and what its signatures are worth.
 *
 * @param ask where the file comes from: findOrigin, where there is an installation to ask
 * @param onWork called with the duration of the check in milliseconds, whether it succeeds or fails
 * @throws AppError UnusableFile for a file that takes too long or too much memory
 */
export const verifyFile = defineVerb(
	{ permission: "public.read" },
	async (
		context: Context,
		file: CheckedFile,
		ask: (file: SealedBytes) => Promise<Origin>,
		onWork: (milliseconds: number) => void = () => undefined,
	): Promise<FileReport> => {
		const { trustedCertificatesPath } = env();
		const requester = context.principal.kind === "visitor" ? "stranger" : "job";
		const task = { sourcePath: file.path, trustedCertificatesPath };
		const found = await runPdfTask("verify", task, { requester, onWork });
		const origin = await ask({ ...found, sha256: file.sha256 });
		return describeFile({ ...file, checkedAt: context.now() }, found, origin);
	},
);
