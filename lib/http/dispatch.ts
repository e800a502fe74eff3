import { randomUUID } from "node:crypto";
import type { Operation } from "#lib/contract/operation.ts";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { presentError } from "./answering/present-error.ts";
import type { ApiRoute, RouteHandler } from "./define-route.ts";
import { BRAND_ROUTES } from "./routes/brand-routes.ts";
import { CONTACT_GROUP_ROUTES, CONTACT_ROUTES } from "./routes/contact-routes.ts";
import { CUSTOM_FIELD_ROUTES } from "./routes/custom-field-routes.ts";
import { DOCUMENT_ROUTES } from "./routes/document-routes.ts";
import { IDENTITY_VERIFICATION_ROUTES } from "./routes/identity-verification-routes.ts";
import { PLAN_ROUTES } from "./routes/plan-routes.ts";
import { SENDER_IDENTITY_ROUTES } from "./routes/sender-identity-routes.ts";
import { TEAM_ROUTES } from "./routes/team-routes.ts";
import { TEMPLATE_ROUTES } from "./routes/template-routes.ts";
import { USER_ROUTES } from "./routes/user-routes.ts";

/** Which verb does which operation: every endpoint of the contract, or it does not compile. */
export const ROUTES: Record<OperationId, ApiRoute> = {
	...DOCUMENT_ROUTES,
	...BRAND_ROUTES,
	...USER_ROUTES,
	...TEAM_ROUTES,
	...SENDER_IDENTITY_ROUTES,
	...CUSTOM_FIELD_ROUTES,
	...TEMPLATE_ROUTES,
	...CONTACT_ROUTES,
	...CONTACT_GROUP_ROUTES,
	...IDENTITY_VERIFICATION_ROUTES,
	...PLAN_ROUTES,
};

/** By lower-case path, then by method. */
const table = new Map<string, Map<string, RouteHandler>>();
for (const [id, operation] of Object.entries<Operation>(OPERATIONS)) {
	for (const spelled of [operation.path, operation.betaPath]) {
		if (spelled === undefined) continue;
		const path = spelled.toLowerCase();
		const methods = table.get(path) ?? new Map<string, RouteHandler>();
		table.set(path, methods.set(operation.method, ROUTES[id as OperationId]));
	}
}

/**
 * Answers a call of the public API: finds the operation by path and method, without regard to case in
 * the path (lib/contract/README.md "Paths"). What is not in the contract is a 404 or 405 as JSON.
 */
export async function dispatch(request: Request): Promise<Response> {
	const requestId = randomUUID();
	const { pathname } = new URL(request.url);
	const methods = table.get(pathname.toLowerCase().replace(/\/+$/, ""));
	if (!methods) {
		return presentError(
			new AppError("NotFound", `Unknown endpoint: ${request.method} ${pathname}.`, { caseCode: "EndpointNotFound" }),
			requestId,
		);
	}
	const handler = methods.get(request.method === "HEAD" ? "GET" : request.method);
	if (!handler) {
		const allowed = allowedMethods(methods);
		const error = new AppError("MethodNotAllowed", `This endpoint supports only ${[...methods.keys()].join(" or ")}.`);
		return presentError(error, requestId, { Allow: allowed });
	}
	const response = await handler(request);
	return request.method === "HEAD" ? withoutBody(response) : response;
}

function allowedMethods(methods: Map<string, RouteHandler>): string {
	const names = [...methods.keys()];
	return (names.includes("GET") ? [...names, "HEAD"] : names).join(", ");
}

async function withoutBody(response: Response): Promise<Response> {
	await response.body?.cancel();
	return new Response(null, { status: response.status, headers: response.headers });
}
