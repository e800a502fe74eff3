import type { Requester } from "#lib/pdf/tasks.ts";
import type { PdfTaskName } from "./protocol.ts";

/**
 * CPU time a task may use in its child, in milliseconds. Elapsed time would depend on what else the machine does: the
 * same file would be refused on a busy one.
 */
export const CPU_LIMITS_MS: Record<PdfTaskName, number> = {
	intake: 20_000,
	render: 20_000,
	// A page takes ten milliseconds.
	compare: 20_000,
	text: 10_000,
	// A page takes some tens of milliseconds, a scanned one some hundreds.
	detect: 20_000,
	// Its files were accepted long ago.
	seal: 60_000,
	timestamp: 60_000,
	certificate: 10_000,
	preview: 20_000,
	verify: 20_000,
	// A picture of 48 megapixels takes one second.
	image: 5_000,
	// Two photographs take one second each, four where nothing is found either way up.
	identity: 20_000,
};

/** CPU time a task for a stranger may use, in milliseconds: a sealed file takes a few hundred. */
export const STRANGER_CPU_LIMIT_MS = 5_000;

/** Elapsed time after which a task is abandoned, in milliseconds: its disk is stuck, or the machine is overloaded. */
export const ELAPSED_LIMIT_MS = 90_000;

/** Resident memory at which a child is killed while it works, in MiB. */
export const MEMORY_LIMIT_MB = 700;

/** Resident memory above which a child is replaced after its task: the memory of PDFium (wasm) never shrinks. */
export const RECYCLE_ABOVE_MB = 350;

/** The same for the child that stays when the pool has nothing to do. */
export const RECYCLE_IDLE_ABOVE_MB = 180;

/** Tasks after which a child is replaced whatever its memory. */
export const TASKS_PER_CHILD = 500;

/** Strangers share one child process, separate from everyone else's. */
export const MAX_CHILDREN = { strangers: 1, others: 2 };

/** Niceness of the strangers’ child: under load, other processes get three times as much processor time. */
export const STRANGER_NICENESS = 5;

/** Kinds of task that leave one child free for uploads and sealing, for any requester. */
export const DRAWING: readonly PdfTaskName[] = ["render", "compare", "image", "preview", "identity"];

/** Tasks that may wait for a child before new ones are turned away. */
export const MAX_WAITING: Record<Requester, number> = { stranger: 4, link: 100, sender: 200, job: 200 };

/** Unused this long, the pool shrinks to one child. */
export const IDLE_AFTER_MS = 30_000;

/** Unused this long, that child ends too: it takes 70 MB, and the next one starts while a file is being uploaded. */
export const END_AFTER_MS = 2 * 60_000;

/** A child must report ready within this time of its start. */
export const START_DEADLINE_MS = 30_000;

/** How often the memory and CPU time of a working child are read. */
export const USAGE_POLL_MS = 50;

/** CPU time after which the system ends a child, and the lower one at which it is replaced after a task. */
export const CPU_LIMIT_SECONDS = 600;
export const RECYCLE_ABOVE_CPU_SECONDS = 300;
