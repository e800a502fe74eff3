import { CalendarDate, toZoned } from "@internationalized/date";
import type { NewExpiry } from "#lib/contract/documents/changing/extend-expiry.ts";
import type { ExpirySettings } from "#lib/db/document-settings.ts";
import { expiryDate } from "../rules.ts";

/**
 * The moment an extension names. A day lasts until its end in the account's zone; a number means what
 * ExpiryValue meant when the document was sent.
 *
 * @param dayMs how long a day is, see `env().dayMs`
 */
export function newExpiryDate(
	expiry: NewExpiry,
	terms: ExpirySettings,
	sentAt: Date,
	timeZone: string,
	dayMs: number,
): Date {
	if (expiry.kind === "instant") return expiry.at;
	if (expiry.kind === "value") return expiryDate(sentAt, { ...terms, expiryValue: expiry.value }, dayMs);
	const [year = 0, month = 1, day = 1] = expiry.day.split("-").map(Number);
	return toZoned(new CalendarDate(year, month, day).add({ days: 1 }), timeZone).toDate();
}

/** An expiry in the words of the request: so many days or hours after sending, or the moment itself. */
export function sameTerms(terms: ExpirySettings, sentAt: Date, expiresAt: Date, dayMs: number): ExpirySettings {
	const { expiryDateType } = terms;
	if (expiryDateType === "SpecificDateTime") {
		return { expiryDateType, expiryValue: Math.floor(expiresAt.getTime() / 1000) };
	}
	const unitMs = expiryDateType === "Hours" ? 3_600_000 : dayMs;
	return { expiryDateType, expiryValue: Math.ceil((expiresAt.getTime() - sentAt.getTime()) / unitMs) };
}
