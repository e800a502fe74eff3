import type { RequestItem } from "#components/requests/request-list.tsx";
import type { Operation } from "#lib/contract/operation.ts";
import { OPERATIONS } from "#lib/contract/operations.ts";
import type { ListedRequest } from "#lib/domain/request-log/list-requests.ts";

/** Every operation with its method and path, in the order of the paths. */
export const SPELLED_OPERATIONS = Object.entries<Operation>(OPERATIONS)
	.map(([id, { method, path }]) => ({ id, spelled: `${method} ${path}` }))
	.toSorted((one, other) => one.spelled.localeCompare(other.spelled, "en"));

const spelledById = new Map(SPELLED_OPERATIONS.map(({ id, spelled }) => [id, spelled]));

/** A call for its log. */
export function toRequestItem(request: ListedRequest): RequestItem {
	const { id, operation, status, errorType, caller, userName, isSandbox, durationMs, ip, at } = request;
	return {
		...{ id, status, errorType, userName, isSandbox, ip },
		spelled: spelledById.get(operation) ?? operation,
		caller: caller?.name ?? null,
		tookMs: durationMs,
		at: at.toISOString(),
	};
}
