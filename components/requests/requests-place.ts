import { cutText } from "#lib/fields/values/cut-text.ts";

const CLASSES = [2, 4, 5] as const;

/** What of the log of the API is shown; it stands in the address. */
export type RequestsPlace = {
	/** A request's id. */
	search: string;
	credentialId: string | null;
	operation: string | null;
	statusClass: (typeof CLASSES)[number] | null;
	/** yyyy-MM-dd */
	day: string | null;
	/** Where the page before ended. */
	before: { at: Date; id: string } | null;
};

export const REQUESTS_PATH = "/settings/request-log";

/** Reads the address; what makes no sense in it is as if it were not there. */
export function readPlace(query: Record<string, string | string[] | undefined>): RequestsPlace {
	const one = (name: string) => ([query[name]].flat()[0] ?? "").replaceAll("\0", "").trim();
	return {
		search: cutText(one("q"), 200),
		credentialId: cutText(one("key"), 100) || null,
		operation: /^\w{1,60}$/.test(one("operation")) ? one("operation") : null,
		statusClass: CLASSES.find((name) => String(name) === one("status")) ?? null,
		day: /^\d{4}-\d{2}-\d{2}$/.test(one("day")) ? one("day") : null,
		before: readBefore(one("before")),
	};
}

function readBefore(text: string): RequestsPlace["before"] {
	const [, ms, id] = /^(\d{1,15})~([0-9a-f-]{36})$/.exec(text) ?? [];
	const at = new Date(Number(ms));
	return id === undefined || Number.isNaN(at.getTime()) ? null : { at, id };
}

/** Whether only some of the log is shown. */
export function isNarrowed({ search, credentialId, operation, statusClass, day }: RequestsPlace): boolean {
	return search !== "" || credentialId !== null || operation !== null || statusClass !== null || day !== null;
}

/** The address of a place; what is at its default is left out. */
export function placeAddress({ search, credentialId, operation, statusClass, day, before }: RequestsPlace): string {
	const query = new URLSearchParams();
	if (search) query.set("q", search);
	if (credentialId) query.set("key", credentialId);
	if (operation) query.set("operation", operation);
	if (statusClass) query.set("status", String(statusClass));
	if (day) query.set("day", day);
	if (before) query.set("before", `${before.at.getTime()}~${before.id}`);
	const text = query.toString();
	return text ? `${REQUESTS_PATH}?${text}` : REQUESTS_PATH;
}
