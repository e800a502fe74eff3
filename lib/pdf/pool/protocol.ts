import type { PdfRefusal, PdfTasks } from "#lib/pdf/tasks.ts";

export type PdfTaskName = keyof PdfTasks;

/** What a parent says to a PDF child process. */
export type PdfRequest =
	| { type: "warm"; names: PdfTaskName[] }
	| { [N in PdfTaskName]: { type: "run"; name: N; input: PdfTasks[N]["input"] } }[PdfTaskName];

export type PdfOutcome =
	| { kind: "done"; output: unknown }
	/** `detail` is the stack of what a library broke with, for the log. */
	| { kind: "refused"; refusal: PdfRefusal; detail: string | null }
	| { kind: "failed"; message: string; stack: string };

/** What a child has used so far: resident memory in MiB at that moment, CPU time since its start. */
export type PdfUsage = { rssMb: number; cpuSeconds: number };

/**
 * What a PDF child process answers with. `isSpent` says that an error nobody foresaw has left the
 * process in a state not to be trusted.
 */
export type PdfAnswer =
	| { type: "ready"; usage: PdfUsage }
	| { type: "outcome"; outcome: PdfOutcome; usage: PdfUsage; isSpent: boolean };
