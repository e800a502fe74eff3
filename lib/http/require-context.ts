import { env } from "#lib/config/env.ts";
import { type AuthenticatedKey, authenticateApiKey } from "#lib/domain/api-keys/authenticate-api-key.ts";
import type { Context, Principal } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { planOf } from "#lib/policy/plans.ts";
import { clientIp } from "./client-ip.ts";

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

/**
 * Who calls the API: a key in `X-API-KEY`, or in `Authorization` bare or after "Bearer" (wire.md section 1).
 *
 * @throws AppError Unauthorized; PlanLimit when the account's plan has no live API
 */
export async function requireApiKey(headers: Headers): Promise<AuthenticatedKey["principal"]> {
	const key = headers.get("x-api-key")?.trim() || readAuthorization(headers.get("authorization"));
	const found = key ? await authenticateApiKey(key) : null;
	if (!found) throw new AppError("Unauthorized", key ? "This API key is unknown, expired or revoked." : undefined);
	if (!found.principal.isSandbox && !planOf(found.plan).hasLiveApi) {
		throw new AppError("PlanLimit", "Your plan includes the API with sandbox keys only. Use one, or change the plan.");
	}
	return found.principal;
}

function readAuthorization(value: string | null): string {
	return (value ?? "").trim().replace(/^(?:bearer|apikey)\s+/i, "");
}
