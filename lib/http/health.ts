import { visitorContext } from "#lib/domain/context.ts";
import { checkHealth } from "#lib/domain/health/check-health.ts";

const HEADERS = { "Cache-Control": "no-store" };

/** The process answers. A restart is due only when this fails. */
export function answerLive(): Response {
	return Response.json({ status: "ok" }, { headers: HEADERS });
}

/** 200 when requests can be served, 503 with the reason when not: then send them elsewhere. */
export async function answerReady(): Promise<Response> {
	const { isReady, quarantine, checks } = await checkHealth(visitorContext());
	const body = { status: isReady ? "ok" : "unavailable", ...(quarantine && { quarantine }), checks };
	return Response.json(body, { status: isReady ? 200 : 503, headers: HEADERS });
}
