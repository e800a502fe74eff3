/** When a day, yyyy-MM-dd, begins in a zone; in UTC where the zone is not known. */
export function startOfDay(isoDay: string, timeZone = "UTC"): Date {
	const utcMs = Date.parse(`${isoDay}T00:00:00Z`);
	// The offset of a moment near it: right but for days on which clocks change at midnight, by that change.
	return new Date(utcMs - offsetMs(utcMs, timeZone));
}

/** How far clocks of a zone are ahead of UTC at a moment. */
function offsetMs(atMs: number, timeZone: string): number {
	const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(new Date(atMs));
	const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
	const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
	return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
