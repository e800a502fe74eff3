/** JSON with a line for each of its parts; what is none stays as it is. */
export function readable(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}
