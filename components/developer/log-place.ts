import { isDay } from "#lib/i18n/start-of-day.ts";

/** What of the account's log is shown; it stands in the address. */
export type LogPlace = {
	personId: string | null;
	/** The kind of event. */
	type: string | null;
	/** yyyy-MM-dd */
	from: string | null;
	to: string | null;
	/** The last one of the page before. */
	after: string | null;
};

export const LOG_PATH = "/settings/audit-log";

const ID = /^[0-9a-f-]{36}$/;
const PARTS = {
	personId: ["person", (text) => ID.test(text)],
	type: ["kind", (text) => /^\w{1,60}$/.test(text)],
	from: ["from", isDay],
	to: ["to", isDay],
	after: ["after", (text) => ID.test(text)],
} as const satisfies Record<keyof LogPlace, [name: string, isOne: (text: string) => boolean]>;

/** Reads the address; what makes no sense in it is as if it were not there. @param given a value by its name */
export function readLogPlace(given: (name: string) => string | null): LogPlace {
	const read = (part: keyof LogPlace) => {
		const [name, isOne] = PARTS[part];
		const text = (given(name) ?? "").trim();
		return isOne(text) ? text : null;
	};
	const [personId, type, from, to, after] = [read("personId"), read("type"), read("from"), read("to"), read("after")];
	return { personId, type, from, to, after };
}

/** Whether only some of the log is shown. */
export function isLogNarrowed({ personId, type, from, to }: LogPlace): boolean {
	return personId !== null || type !== null || from !== null || to !== null;
}

/** The address of a place. @param path where it is read; left out: the room itself */
export function logAddress(place: LogPlace, path = LOG_PATH): string {
	const query = new URLSearchParams();
	for (const [part, [name]] of Object.entries(PARTS)) {
		const value = place[part as keyof LogPlace];
		if (value !== null) query.set(name, value);
	}
	const text = query.toString();
	return text ? `${path}?${text}` : path;
}
