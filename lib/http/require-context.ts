import { env } from "#lib/config/env.ts";
import { countApiKeyCall } from "#lib/domain/api-keys/count-api-key-call.ts";
import { type Context, type Principal, type UserPrincipal, visitorContext } from "#lib/domain/context.ts";
import { authenticateAccessToken } from "#lib/domain/oauth-apps/authenticate-access-token.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { planOf } from "#lib/policy/plans.ts";
import { clientIp } from "./limits/client-ip.ts";
import { API_COUNTER, apiRate, countApiCall, type RateState } from "./limits/rate-limit.ts";

/** The context of a call, once it is known who makes it. */
export function contextOf<P extends Principal>(headers: Headers, requestId: string, principal: P): Context<P> {
	return {
		principal,
		ip: clientIp(headers, env().trustedProxies),
		userAgent: headers.get("user-agent") ?? "",
		requestId,
		now: () => new Date(),
	};
}

/** Who calls, and where their account stands with this call counted. */
type Caller = {
	principal: UserPrincipal;
	/** Of the account that pays. */
	plan: string;
	rate: RateState & { isOver: boolean };
};

/**
 * Who calls the API: a key in `X-API-KEY`, or a key or an access token in `Authorization`, bare or after
 * "Bearer" (lib/contract/README.md "Credentials").
 *
 * @throws AppError Unauthorized
 */
export async function requireCaller(headers: Headers): Promise<Caller> {
	const key = headers.get("x-api-key")?.trim() ?? "";
	const bearer = key ? "" : readAuthorization(headers.get("authorization"));
	const token = bearer ? await authenticateAccessToken(visitorContext(), bearer) : null;
	if (token) {
		const { principal, plan } = token;
		return { principal, plan, rate: await countApiCall(principal) };
	}
	const found = key || bearer ? await countApiKeyCall(visitorContext(), key || bearer, API_COUNTER) : null;
	if (!found) throw unauthorized(key, bearer);
	const { principal, plan, count } = found;
	return { principal, plan, rate: apiRate(principal, count) };
}

/** @throws AppError PlanLimit when the plan of the account that pays has no live API */
export function requirePlan({ principal, plan }: Pick<Caller, "principal" | "plan">): void {
	if (principal.isSandbox || planOf(plan).hasLiveApi) return;
	throw new AppError(
		"PlanLimit",
		"Your plan includes the API for the sandbox only. Use a sandbox key or change your plan.",
		{ caseCode: "LiveApiNotInPlan" },
	);
}

function unauthorized(key: string, bearer: string): AppError {
	if (key)
		return new AppError("Unauthorized", "This API key is unknown, expired or revoked.", {
			caseCode: "CredentialsInvalid",
		});
	if (!bearer) return new AppError("Unauthorized");
	// RFC 6750 section 3.1
	const challenge = 'Bearer realm="signet", error="invalid_token", ApiKey realm="signet"';
	return new AppError("Unauthorized", "This API key or access token is unknown, expired or revoked.", {
		challenge,
		caseCode: "CredentialsInvalid",
	});
}

function readAuthorization(value: string | null): string {
	return (value ?? "").trim().replace(/^(?:bearer|apikey)\s+/i, "");
}
