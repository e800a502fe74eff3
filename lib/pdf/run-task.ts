import { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import type { ChildLoss } from "./pool/pdf-child.ts";
import { CPU_LIMITS_MS, MEMORY_LIMIT_MB, STRANGER_CPU_LIMIT_MS } from "./pool/process-limits.ts";
import type { PdfOutcome, PdfTaskName } from "./pool/protocol.ts";
import { sharedPool } from "./pool/shared-pool.ts";
import type { PdfTasks, Requester } from "./tasks.ts";

export type PdfTaskOptions = {
	requester: Requester;
	cpuMs?: number;
	memoryLimitMb?: number;
	elapsedMs?: number;
	/** Called with the duration of the task in its child in milliseconds, whether it succeeds or fails. */
	onWork?: (milliseconds: number) => void;
};

/** Retry-After when no child is free, or the task’s child was killed or stalled. */
const RETRY_AFTER_SECONDS = 10;

/** A picture is not printed anew, nor split. */
const OF_PICTURE = "filePictureHard";

const LOSSES = {
	time: { ofFile: "fileSlow", ofPage: "pageSlow" },
	memory: { ofFile: "fileHeavy", ofPage: "pageHeavy" },
	crash: { ofFile: "fileBroken", ofPage: "pageBroken" },
} as const;

function toAppError({ refusal, detail }: Extract<PdfOutcome, { kind: "refused" }>): AppError {
	const error = new AppError(refusal.code, refusal.message, refusal.said ? { said: refusal.said } : {});
	if (detail !== null) error.cause = detail;
	return error;
}

/**
 * Only a file that a person just gave us is refused, and a page that cannot be drawn; other work on files we
 * accepted is repeated by its job.
 */
function translateLoss<N extends PdfTaskName>(name: N, input: PdfTasks[N]["input"], loss: ChildLoss): Error {
	if (loss.reason === "killed" || loss.reason === "stalled") {
		const error = unavailable();
		error.cause = `the PDF process was ${loss.reason === "killed" ? "killed twice" : "stalled"}: ${loss.detail}`;
		return error;
	}
	if (name === "seal" || name === "timestamp" || name === "preview" || name === "certificate") {
		return new Error(`PDF task ${name} was lost: ${loss.detail}`);
	}
	if (name === "verify") return refusal("UnusableFile", said("checkHard"));
	const { ofFile, ofPage } = LOSSES[loss.reason];
	if (!("fileName" in input)) return refusal("UnusableFile", said(ofPage));
	return refusal("UnusableFile", said(name === "image" ? OF_PICTURE : ofFile, { file: input.fileName }));
}

function unavailable(): AppError {
	return new AppError("Unavailable", undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * Runs a PDF task in a child process that is killed when the task has used its CPU time (`cpuMs`, milliseconds), when
 * its resident memory passes `memoryLimitMb` (MiB) or after 90 seconds, and replaced. Throws AppError with the
 * child's refusal, UnusableFile for an upload or a page the child was lost over, Unavailable when too many tasks
 * wait, the pool is closed, the task stalled, or the system killed the child and the one that retried the task.
 */
export async function runPdfTask<N extends keyof PdfTasks>(
	name: N,
	input: PdfTasks[N]["input"],
	{ requester, onWork, ...options }: PdfTaskOptions,
): Promise<PdfTasks[N]["output"]> {
	const usualMs = CPU_LIMITS_MS[name];
	const allowedMs = requester === "stranger" ? Math.min(usualMs, STRANGER_CPU_LIMIT_MS) : usualMs;
	const result = await sharedPool(requester).run(name, input, {
		requester,
		cpuMs: options.cpuMs ?? allowedMs,
		memoryLimitMb: options.memoryLimitMb ?? MEMORY_LIMIT_MB,
		...(options.elapsedMs !== undefined && { elapsedMs: options.elapsedMs }),
		...(onWork && { onWork }),
	});
	if (result.kind === "busy") throw unavailable();
	if (result.kind === "lost") throw translateLoss(name, input, result);
	if (result.kind === "refused") throw toAppError(result);
	if (result.kind === "failed") throw new Error(result.message, { cause: result.stack });
	// The child dispatches by the same table that types this name.
	return result.output as PdfTasks[N]["output"];
}
