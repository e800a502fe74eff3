import { log } from "#lib/config/log.ts";
import { pingDatabase, pingQueue } from "#lib/db/stores/installation.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { storage } from "#lib/storage/storage.ts";

/** Whether each thing that a request needs is there. */
export type Health = { isReady: boolean; checks: Record<"database" | "queue" | "storage", "ok" | "failed"> };

/** A check that takes longer than this has failed: whoever asks wants an answer. */
const TIMEOUT_MS = 3_000;

/** Tries database, job queue and storage. Reasons go to the log, not to whoever asks. */
export const checkHealth = defineVerb({ permission: "public.read" }, async (): Promise<Health> => {
	const [database, queue, objects] = await Promise.all([
		attempt("database", pingDatabase),
		attempt("queue", pingQueue),
		attempt("storage", () => storage().check()),
	]);
	const isReady = [database, queue, objects].every((outcome) => outcome === "ok");
	return { isReady, checks: { database, queue, storage: objects } };
});

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
