import { log } from "#lib/config/log.ts";
import { perProcess } from "#lib/config/per-process.ts";
import { isDatabaseWritable, pingQueue, recordFact } from "#lib/db/stores/installation/installation.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import type { QuarantineReason } from "#lib/storage/judge-mark.ts";
import { quarantineReason } from "#lib/storage/lease.ts";
import { storage } from "#lib/storage/storage.ts";

/** Whether each thing that a request needs is there. */
type Health = {
	isReady: boolean;
	/** Why requests that change something are refused; null: they are not. */
	quarantine: QuarantineReason | null;
	checks: Record<"database" | "queue" | "storage", "ok" | "failed">;
};

/** A check that takes longer than this has failed: whoever asks wants an answer. */
const TIMEOUT_MS = 3_000;

/** Milliseconds for which a successful write is reused, since anyone can call the check. */
const PROBE_MS = { database: 10_000, storage: 30_000 };

/** Shortest interval between writes after a failure, in milliseconds. */
const RETRY_MS = 1_000;

type Probe = { write: Promise<void>; validUntil: number };

const probes = perProcess("health-probes", () => new Map<string, Probe>());

/**
 * Checks the database, the job queue and the storage, and writes to those that must be writable. In quarantine the
 * storage is only read, since it may belong to another installation. Errors are logged.
 *
 * @param probeMs how long a successful write is reused
 */
export const checkHealth = defineVerb(
	{ permission: "public.read" },
	async (_, probeMs: typeof PROBE_MS = PROBE_MS): Promise<Health> => {
		const quarantine = quarantineReason();
		const [database, queue, objects] = await Promise.all([
			attempt("database", () => checkDatabase(probeMs.database)),
			attempt("queue", pingQueue),
			attempt("storage", () => checkStorage(probeMs.storage, quarantine === null)),
		]);
		const isReady = quarantine === null && [database, queue, objects].every((outcome) => outcome === "ok");
		return { isReady, quarantine, checks: { database, queue, storage: objects } };
	},
);

/** A refused write makes the pool drop its connection, so that a later check reaches the new primary. */
async function checkDatabase(probeMs: number): Promise<void> {
	const write = () => recordFact("readiness", new Date().toISOString());
	if (await isDatabaseWritable()) return atMostEvery("database", probeMs, write);
	await write();
	throw new Error("The database is read-only.");
}

async function checkStorage(probeMs: number, mayWrite: boolean): Promise<void> {
	if (mayWrite) return atMostEvery("storage", probeMs, () => storage().check());
	await storage().readMark();
}

/** Shares one write between all checks until the next is due. */
async function atMostEvery(what: string, ms: number, write: () => Promise<void>): Promise<void> {
	const known = probes.get(what);
	if (known && performance.now() < known.validUntil) return known.write;
	const probe: Probe = { write: write(), validUntil: performance.now() + ms };
	probes.set(what, probe);
	await probe.write.catch((error: unknown) => {
		probe.validUntil = Math.min(probe.validUntil, performance.now() + RETRY_MS);
		throw error;
	});
}

async function attempt(what: string, check: () => Promise<void>): Promise<"ok" | "failed"> {
	let timer: NodeJS.Timeout | undefined;
	try {
		const late = new Promise((_, fail) => {
			timer = setTimeout(() => fail(new Error(`No answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
		});
		await Promise.race([check(), late]);
		return "ok";
	} catch (error) {
		log.warn({ error, what }, "health check failed");
		return "failed";
	} finally {
		clearTimeout(timer);
	}
}
