import { deepStrictEqual, ok, strictEqual } from "node:assert/strict";
import { z } from "zod";
import { errorStatuses } from "#lib/contract/openapi/error-statuses.ts";
import type { Operation } from "#lib/contract/operation.ts";
import { OPERATIONS } from "#lib/contract/operations.ts";
import { successStatus } from "#lib/http/answering/success-status.ts";
import frozen from "./frozen-refusals.json" with { type: "json" };

const FROZEN: Record<string, string[]> = frozen.operations;

type Answer = { status: number; body: unknown; bytes: Uint8Array };

/**
 * Holds an answer against what the contract declares of its operation: the status, and every name and value of
 * the JSON, none more and none less. Of a refusal, the status, which the operation and type have had from the start.
 * Other addresses pass.
 *
 * @throws AssertionError with what differs
 */
export function holdToContract(
	method: string,
	pathname: string,
	{ status, body, bytes }: Answer,
	sentWith: Headers,
): void {
	const operation = Object.values<Operation>(OPERATIONS).find(
		(one) => one.method === method && [one.path, one.betaPath].some((path) => isSame(path, pathname)),
	);
	if (!operation) return;
	if (status >= 400) {
		ok(errorStatuses(operation).includes(status), `${operation.id} refuses with ${status}, which is not described`);
		const { errorType: type, code } = body as Record<string, unknown>;
		ok(typeof code === "string", `${operation.id} refuses without a code`);
		const known = (FROZEN[operation.id] ?? []).filter((one) => one.endsWith(` ${type}`));
		ok(known.length === 0 || known.includes(`${status} ${type}`), `${operation.id} refuses ${type} with ${status}`);
		return;
	}
	strictEqual(
		status,
		successStatus(operation, sentWith),
		`${operation.id} answers another status than the contract says`,
	);
	if (operation.response === null) strictEqual(bytes.length, 0, `${operation.id} answers a body`);
	if (!(operation.response instanceof z.ZodType)) return;
	// What a schema does not know it leaves out, so the two differ.
	deepStrictEqual(operation.response.parse(body), body, `${operation.id} answers otherwise than the contract says`);
}

function isSame(path: string | undefined, pathname: string): boolean {
	return path?.toLowerCase() === pathname.toLowerCase();
}
