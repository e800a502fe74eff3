import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { env } from "#lib/config/env.ts";
import { readFact, recordFact } from "#lib/db/stores/installation/installation.ts";
import { JOB_POLICIES, QUEUE_OPTIONS } from "#lib/queue/definitions.ts";

/** Creates the job queues when they are not as this version wants them; otherwise costs one read. */
export async function ensureQueues(): Promise<void> {
	const manifest = createRequire(import.meta.url).resolve("pg-boss/package.json");
	const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
	const wanted = createHash("sha256")
		.update(JSON.stringify([version, env().queueBackend, JOB_POLICIES, QUEUE_OPTIONS]))
		.digest("hex");
	if ((await readFact("queues")) === wanted) return;
	const { installQueues } = await import("#lib/queue/queue.ts");
	await installQueues();
	await recordFact("queues", wanted);
}
