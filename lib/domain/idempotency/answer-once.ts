import { createHash, randomUUID } from "node:crypto";
import { withCommitGuard } from "#lib/db/commit-guard.ts";
import {
	claimKey,
	commitKey,
	type KeyedCall,
	type KnownCall,
	keepAnswer,
	releaseKey,
} from "#lib/db/stores/idempotency.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** A request that has not answered after this long is taken for dead; its change can no longer commit once another has the key. */
const LEASE_MS = 60_000;
const MAX_KEY_LENGTH = 255;

export type OnceAnswer = { result: unknown; isRepeat: boolean };

/**
 * Does the work of a call with `Idempotency-Key` once: the same key with the same content is given the
 * same answer, whatever happened to the first (draft-ietf-httpapi-idempotency-key-header). A refused call
 * leaves its key unused. Keys belong to a user, live or sandbox, and are kept for a day.
 *
 * @param content everything that was sent; another content under the same key is refused
 * @throws AppError Conflict for another content, or while the first call is under way
 */
export const answerOnce = defineVerb(
	{ permission: "calls.repeat" },
	async (
		context: UserContext,
		key: string,
		content: unknown,
		status: number,
		work: () => Promise<unknown>,
	): Promise<OnceAnswer> => {
		const { accountId, userId, isSandbox } = context.principal;
		const call: KeyedCall = { accountId, id: hash([userId, isSandbox, readKey(key)]), claim: randomUUID() };
		const fingerprint = hash(content);
		const known = await claimKey(call, fingerprint, context.now(), LEASE_MS);
		if (known) return { result: repeatAnswer(known, fingerprint, context.now()), isRepeat: true };
		try {
			const result = await withCommitGuard(async (tx) => {
				if (!(await commitKey(tx, call))) throw underWay();
			}, work);
			await keepAnswer(call, { status, body: (result ?? null) as object | null });
			return { result, isRepeat: false };
		} catch (error) {
			await releaseKey(call);
			throw error;
		}
	},
);

function readKey(key: string): string {
	if (key.length <= MAX_KEY_LENGTH) return key;
	throw fieldError("Idempotency-Key", `An Idempotency-Key has at most ${MAX_KEY_LENGTH} characters.`);
}

function repeatAnswer(known: KnownCall, fingerprint: string, now: Date): unknown {
	if (known.fingerprint !== fingerprint) {
		throw new AppError("Conflict", "This Idempotency-Key was used for a call with other content. Use a new key.");
	}
	if (known.status !== null) return known.body;
	// One that took effect may be about to answer.
	if (!known.isCommitted || known.claimedUntil > now) throw underWay();
	throw new AppError(
		"Conflict",
		"The first call with this Idempotency-Key took effect, but was cut off before it could answer. List what there is now, and use a new key for anything else.",
	);
}

function underWay(): AppError {
	return new AppError("Conflict", "A call with this Idempotency-Key is under way. Try again in a moment.", {
		retryAfterSeconds: 2,
	});
}

function hash(value: unknown): string {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
