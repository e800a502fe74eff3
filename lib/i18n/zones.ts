import { isTimeZone } from "./moment.ts";

/** Zones that runtimes still list by the name they had before the IANA database renamed them. */
const RENAMED: Readonly<Record<string, string>> = {
	"Africa/Asmera": "Africa/Asmara",
	"America/Buenos_Aires": "America/Argentina/Buenos_Aires",
	"America/Catamarca": "America/Argentina/Catamarca",
	"America/Coral_Harbour": "America/Atikokan",
	"America/Cordoba": "America/Argentina/Cordoba",
	"America/Godthab": "America/Nuuk",
	"America/Indianapolis": "America/Indiana/Indianapolis",
	"America/Jujuy": "America/Argentina/Jujuy",
	"America/Louisville": "America/Kentucky/Louisville",
	"America/Mendoza": "America/Argentina/Mendoza",
	"Asia/Calcutta": "Asia/Kolkata",
	"Asia/Katmandu": "Asia/Kathmandu",
	"Asia/Rangoon": "Asia/Yangon",
	"Asia/Saigon": "Asia/Ho_Chi_Minh",
	"Atlantic/Faeroe": "Atlantic/Faroe",
	"Europe/Kiev": "Europe/Kyiv",
	"Pacific/Enderbury": "Pacific/Kanton",
	"Pacific/Ponape": "Pacific/Pohnpei",
	"Pacific/Truk": "Pacific/Chuuk",
};

/** The name a zone has today; others, and offsets, stay as they are. */
export function currentZone(zone: string): string {
	return RENAMED[zone] ?? zone;
}

/** A zone as people read it, by its current name: `America/New York`. */
export function zoneName(zone: string): string {
	return currentZone(zone).replaceAll("_", " ");
}

/** All IANA zones by their current names, in alphabetical order. */
export function listZones(): string[] {
	return Intl.supportedValuesOf("timeZone").map(currentZone).toSorted();
}

/** How far a zone is from UTC at a time: `UTC+05:30`. */
export function zoneOffset(zone: string, at: Date): string {
	return partOf("en", zone, "longOffset", at).replace("GMT", "UTC");
}

/** What a zone, or what stands in its place, is searched by: its name, an earlier one, its offset, and what its time is called ("India Standard Time"). */
export function zoneSearchText(zone: string, tag: string, at: Date): string {
	if (!isTimeZone(zone)) return searchable(zone);
	const earlier = Object.keys(RENAMED).filter((name) => RENAMED[name] === zone);
	return searchable([zone, ...earlier, zoneOffset(zone, at), partOf(tag, zone, "long", at)].join(" "));
}

/** Whether each word of a query is in a `zoneSearchText`; accents do not matter. */
export function matchesZone(text: string, query: string): boolean {
	return searchable(query)
		.split(" ")
		.every((word) => text.includes(word));
}

function searchable(text: string): string {
	const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
	return plain.replaceAll(/[_/,()\s]+/g, " ").trim();
}

function partOf(tag: string, timeZone: string, timeZoneName: "longOffset" | "long", at: Date): string {
	const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(at);
	return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}
