import type { AccountDateFormat, TimeFormat } from "#lib/fields/field-types.ts";

/** What null formats inherit; the columns only ever hold formats of the lists. */
export function accountFormats(account: { dateFormat: string; timeFormat: string }) {
	return { dateFormat: account.dateFormat as AccountDateFormat, timeFormat: account.timeFormat as TimeFormat };
}
