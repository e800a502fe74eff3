/** A line of a machine-readable zone as somebody types or pastes it: without spaces, in capitals, guillemets as “<<”. */
export function typedLine(text: string): string {
	return text.normalize("NFKC").replace(/\s/g, "").replace(/[«]/g, "<<").replace(/[‹〈]/g, "<").toUpperCase();
}
