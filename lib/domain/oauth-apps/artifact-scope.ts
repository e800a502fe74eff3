import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "#lib/config/per-process.ts";
import { db, type Tx } from "#lib/db/client.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** A request to the authorization server while it is worked on. */
type ArtifactScope = { tx: Tx };

const running = perProcess("artifact-scope", () => new AsyncLocalStorage<ArtifactScope>());

/**
 * Runs a request to the authorization server as one transaction: a token that was used up and the one
 * that takes its place, what ends a family and the event that tells of it, are written together or not at all.
 */
export const inArtifactScope = defineVerb(
	{ permission: "authorization.serve" },
	(_: VisitorContext, work: () => Promise<Response>): Promise<Response> =>
		inTransaction((tx) => running.run({ tx }, work)),
);

/**
 * The transaction of the request that is being worked on; outside of one, the database itself. Whatever is
 * read for a request goes through it: a second connection would be waited for while the first is held.
 */
export function artifactTx(): Tx {
	return running.getStore()?.tx ?? db();
}
