import { randomUUID } from "node:crypto";
import type { Operation } from "#lib/contract/operation.ts";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { presentError } from "./answering/present-error.ts";
import { ROUTES } from "./api-routes.ts";
import type { RouteHandler } from "./define-route.ts";

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
