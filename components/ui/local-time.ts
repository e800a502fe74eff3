/** `2026-11-23T14:30` in the zone of the browser, as a control for day and time holds it. */
export function localTimeText(at: number): string {
	const shifted = at - new Date(at).getTimezoneOffset() * 60_000;
	return new Date(shifted).toISOString().slice(0, 16);
}
