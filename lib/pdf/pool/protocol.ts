import type { PdfRefusal, PdfTasks } from "#lib/pdf/tasks.ts";

export type PdfTaskName = keyof PdfTasks;

/** What a parent says to a PDF child process. */
export type PdfRequest =
	| { type: "warm"; names: PdfTaskName[] }
	| { [N in PdfTaskName]: { type: "run"; name: N; input: PdfTasks[N]["input"] } }[PdfTaskName];

export type PdfOutcome =
	| { kind: "done"; output: unknown }
	| { kind: "refused"; refusal: PdfRefusal }
	| { kind: "failed"; message: string; stack: string };

/** What a PDF child process answers with. */
export type PdfAnswer =
	/** `rssMb` is the child's resident memory at that moment, in MiB.
	 * `isSpent` says that an error nobody foresaw has left the process in a state not to be trusted. */
	{ type: "ready"; rssMb: number } | { type: "outcome"; outcome: PdfOutcome; rssMb: number; isSpent: boolean };
