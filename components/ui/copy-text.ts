/**
 * Puts text on the clipboard.
 *
 * @returns false where the browser gives none: on pages that came without https, or when it was not allowed
 */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
