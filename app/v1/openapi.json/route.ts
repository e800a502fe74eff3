import { env } from "#lib/config/env.ts";
import { buildOpenApi } from "#lib/contract/openapi/build-openapi.ts";

export const dynamic = "force-dynamic";

/** The API's description, for tools that make clients and tests from it. */
export function GET(): Response {
	return Response.json(buildOpenApi(env().publicUrl), {
		headers: { "Cache-Control": "public, max-age=300", "Access-Control-Allow-Origin": "*" },
	});
}
