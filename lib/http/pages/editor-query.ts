import { type DraftDefaults, draftDefaults } from "#lib/contract/draft-defaults.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";

const MAX_VERSION = 2_000_000_000;

/**
 * A draft's version in a query; 0 where none is named.
 *
 * @throws AppError InvalidRequest
 */
export function versionIn(query: URLSearchParams, name: string): number {
	const version = Number(query.get(name) ?? 0);
	if (Number.isInteger(version) && version >= 0 && version <= MAX_VERSION) return version;
	throw new AppError("InvalidRequest", `${name} must be a version number.`);
}

/**
 * An id in a query; null where none is named.
 *
 * @throws AppError InvalidRequest
 */
function idIn(query: URLSearchParams, name: string): string | null {
	const id = query.get(name);
	if (id === null || isUuid(id)) return id?.toLowerCase() ?? null;
	throw new AppError("InvalidRequest", `${name} must be an ID.`);
}

/**
 * What the address of an upload says: `id` names the file before it is there, so that an upload whose answer was lost can
 * be repeated. `user` and `sandbox` say whose editor it is, and where a draft that begins is to begin; `defaults` with
 * what.
 *
 * @param newClientId ID of an editor that sends none
 * @throws AppError InvalidRequest
 */
export function givenFileIn(query: URLSearchParams, newClientId: string) {
	return {
		fileId: idIn(query, "id"),
		replaces: idIn(query, "replaces"),
		baseVersion: versionIn(query, "since"),
		clientId: idIn(query, "client") ?? newClientId,
		userId: idIn(query, "user") ?? undefined,
		isSandbox: query.has("sandbox") ? query.get("sandbox") === "true" : undefined,
		defaults: defaultsIn(query),
	};
}

/** What a page says is left out of a draft's file (lib/draft/found-place.ts), by its short name. */
export function leftOutIn(request: Request): string {
	return new URL(request.url).searchParams.get("without") ?? "";
}

/**
 * What a desk shows a new document to begin with; left out where it says nothing.
 *
 * @throws AppError InvalidRequest
 */
function defaultsIn(query: URLSearchParams): DraftDefaults | undefined {
	const text = query.get("defaults");
	if (text === null) return undefined;
	const parsed = draftDefaults.safeParse(parseJson(text));
	if (parsed.success) return parsed.data;
	throw new AppError("InvalidRequest", "defaults isn’t valid.");
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
