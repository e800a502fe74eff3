/** An IANA zone as people read it: `America/New York`. */
export function zoneName(zone: string): string {
	return zone.replaceAll("_", " ");
}
