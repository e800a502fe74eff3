/** Directories of a contact group. */
export const MAX_DIRECTORIES = 5;

/** Whether a text can name a directory: fewer than 40 letters, digits and underscores. */
export function isDirectoryName(text: string): boolean {
	return /^[A-Za-z0-9_]{1,39}$/.test(text);
}
