/** What clocks of a zone show at a moment: `2026-11-23T14:30:05`. */
export function wallTime(atMs: number, timeZone: string): string {
	return new Date(atMs + offsetMs(atMs, timeZone)).toISOString().slice(0, 19);
}

/**
 * When clocks of a zone show a time like `2026-11-23T14:30`, in milliseconds; NaN for what is no time. One that a change
 * of clocks leaves out is taken for as much later.
 */
export function momentOf(text: string, timeZone: string): number {
	const utcMs = Date.parse(`${text}Z`);
	if (Number.isNaN(utcMs)) return utcMs;
	// The offset of a moment near it is right unless clocks change in between: then that of what it leads to is.
	const near = utcMs - offsetMs(utcMs, timeZone);
	return utcMs - offsetMs(near, timeZone);
}

/** How far clocks of a zone are ahead of UTC at a moment. */
function offsetMs(atMs: number, timeZone: string): number {
	const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(new Date(atMs));
	const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
	const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
	return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
