import type { OidcRequest } from "#lib/auth/oidc/handle-oidc-request.ts";
import { env } from "#lib/config/env.ts";
import type { Context } from "#lib/domain/context.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { countCall, rateLimited, readState } from "../limits/rate-limit.ts";

const MINUTE_SECONDS = 60;
const QUARTER_HOUR_SECONDS = 15 * 60;

/** An application may be wrong about old codes and tokens more often than about its secret. */
const GRANTS_PER_SECRET = 10;

type Call = Pick<OidcRequest, "method" | "url" | "headers" | "body">;
type Failure = { name: string; key: string; limit: { points: number; durationSeconds: number } };

/**
 * Counts a request by the caller's address, and lets nobody go on who was wrong about a secret, a code or
 * a token too often. Failures are counted by application and address, so that nobody can lock another out.
 *
 * @throws AppError RateLimited
 */
export async function assertFewFailures(context: Context, call: Call): Promise<void> {
	const limit = { points: env().rateLimit.publicPerMinute, durationSeconds: MINUTE_SECONDS };
	const state = await countCall("connect", context.ip, limit);
	if (state.isOver) throw rateLimited(state);
	if (call.method !== "POST") return;
	for (const failure of failuresOf(context, call)) {
		const failures = await readState(failure.name, failure.key, failure.limit);
		if (failures.isOver) throw rateLimited(failures);
	}
}

/** Counts a refusal that may have been a guess. */
export async function countFailure(context: Context, call: Call, answer: Response): Promise<void> {
	if (call.method !== "POST" || answer.status < 400) return;
	const code = errorCodeOf(await answer.clone().text());
	const [secret, grant] = failuresOf(context, call);
	const failure = code === "invalid_client" ? secret : code === "invalid_grant" ? grant : null;
	if (failure) await countCall(failure.name, failure.key, failure.limit);
}

function failuresOf({ ip }: Context, call: Call): readonly [Failure, Failure] {
	const points = env().rateLimit.signInPerQuarterHour;
	const key = `${clientIdOf(call)} ${ip}`;
	return [
		{ name: "connect-secret", key, limit: { points, durationSeconds: QUARTER_HOUR_SECONDS } },
		{
			name: "connect-grant",
			key,
			limit: { points: points * GRANTS_PER_SECRET, durationSeconds: QUARTER_HOUR_SECONDS },
		},
	];
}

function clientIdOf({ headers, body }: Call): string {
	const [, basic] = /^basic\s+(\S+)$/i.exec(headers.get("authorization") ?? "") ?? [];
	const given = basic
		? Buffer.from(basic, "base64").toString("utf8").split(":")[0]
		: new URLSearchParams(body.toString("utf8")).get("client_id");
	return cutText(given ?? "", 100);
}

function errorCodeOf(text: string): string {
	const [, code = ""] = /"error":"(\w+)"/.exec(text) ?? [];
	return code;
}
