/** Puts values into a message's `{name}` places; a place without a value stays visible. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
	return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
