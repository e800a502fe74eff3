import { createHash, randomUUID } from "node:crypto";
import { log } from "#lib/config/log.ts";
import { withCommitGuard } from "#lib/db/commit-guard.ts";
import {
	claimKey,
	type KeyedCall,
	type KnownCall,
	keepAnswer,
	releaseKey,
	renewClaim,
} from "#lib/db/stores/idempotency.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** A request that stops renewing its claim loses the key after this time; it can't commit once another has it. */
const LEASE_MS = 10_000;
const RENEWAL_MS = 3_000;
const MAX_KEY_LENGTH = 255;

type OnceAnswer = { result: unknown; isRepeat: boolean };

/**
 * Does the work of a call with `Idempotency-Key` once: the same key with the same content is given the
 * same answer (draft-ietf-httpapi-idempotency-key-header), stored by the call's transaction: a call that was cut off is
 * either answered or undone. A refused call leaves its key unused. Keys belong to a user, live or sandbox, and are kept
 * for a day.
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
		const known = await claimKey(call, fingerprint, LEASE_MS);
		if (known) return { result: repeatAnswer(known, fingerprint), isRepeat: true };
		const renewing = setInterval(() => void renew(call), RENEWAL_MS);
		try {
			const result = await withCommitGuard(async (tx, answer) => {
				if (answer === null) return;
				const body = (answer.value ?? null) as object | null;
				if (!(await keepAnswer(tx, call, { status, body }))) throw underWay(LEASE_MS);
			}, work);
			return { result, isRepeat: false };
		} finally {
			clearInterval(renewing);
			await releaseKey(call).catch((error: unknown) => log.warn({ error }, "could not release an Idempotency-Key"));
		}
	},
);

async function renew(call: KeyedCall): Promise<void> {
	await renewClaim(call, LEASE_MS).catch((error: unknown) => log.warn({ error }, "could not renew an Idempotency-Key"));
}

function readKey(key: string): string {
	if (key.length <= MAX_KEY_LENGTH) return key;
	throw fieldError("Idempotency-Key", `An Idempotency-Key can have at most ${MAX_KEY_LENGTH} characters.`);
}

function repeatAnswer(known: KnownCall, fingerprint: string): unknown {
	if (known.fingerprint !== fingerprint) {
		throw new AppError(
			"Conflict",
			"This Idempotency-Key was used for a request with different content. Use a new key.",
			{ caseCode: "IdempotencyKeyReused" },
		);
	}
	if (known.status !== null) return known.body;
	throw underWay(known.freeInMs);
}

/** @param ms time until the key is free, unless its request is still running */
function underWay(ms: number): AppError {
	return new AppError("Conflict", "A request with this Idempotency-Key is in progress. Try again in a moment.", {
		retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)),
		caseCode: "IdempotencyKeyInUse",
	});
}

function hash(value: unknown): string {
	return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}
