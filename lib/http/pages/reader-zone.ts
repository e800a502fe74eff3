import { isTimeZone, ZONE_COOKIE } from "#lib/i18n/moment.ts";

const COOKIE = new RegExp(`(?:^|;\\s*)${ZONE_COOKIE}=([^;]{1,64})(?:;|$)`);

/** The zone of the browser that sends these headers, if an earlier page of ours has noted it. */
export function readerZone(headers: Headers): { timeZone?: string } {
	const zone = COOKIE.exec(headers.get("cookie") ?? "")?.[1]?.trim() ?? "";
	return isTimeZone(zone) ? { timeZone: zone } : {};
}
