import { fromIsoDate } from "#lib/fields/values/calendar-date.ts";
import type { PlainDate } from "./identity-types.ts";

/** Documents are valid for decades at most: a year is the one of its two digits that is nearest to today. */
const NEAREST_YEARS = 50;

/** A day of birth of a machine-readable zone, YYMMDD: it is over. Null where parts of it are unknown, or it is no day. */
export function readBirthDate(text: string | null | undefined, today: PlainDate): PlainDate | null {
	return readDate(text, (year) => (year > today.year ? year - 100 : year), today);
}

/** A day of expiry or issue of a machine-readable zone, YYMMDD. Null where it is no day. */
export function readNearDate(text: string | null | undefined, today: PlainDate): PlainDate | null {
	return readDate(text, (year) => (year > today.year + NEAREST_YEARS ? year - 100 : year), today);
}

function readDate(
	text: string | null | undefined,
	place: (year: number) => number,
	today: PlainDate,
): PlainDate | null {
	const match = /^(\d\d)(\d\d)(\d\d)$/.exec(text ?? "");
	if (!match) return null;
	const century = Math.floor(today.year / 100) * 100;
	const year = place(century + Number(match[1]));
	return fromIsoDate(`${year}-${match[2]}-${match[3]}`);
}
