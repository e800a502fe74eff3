/** Text that LIKE takes word for word: its signs for "anything" lose their meaning. */
export function escapeLike(text: string): string {
	return text.replace(/[\\%_]/g, "\\$&");
}
