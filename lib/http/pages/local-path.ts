/**
 * A path of this site from an address parameter, so that nobody can be led elsewhere after signing in.
 *
 * @returns null for anything that a browser could read as another site
 */
export function localPath(given: string | null): string | null {
	if (!given?.startsWith("/") || given.startsWith("//") || /[\\\s\p{Cc}]/u.test(given)) return null;
	return given;
}
