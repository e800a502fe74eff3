/**
 * Where a page that scripts need not run on sends a user whose session must be confirmed: signing in again confirms it.
 *
 * @param refused reason for which the last attempt failed
 */
export function reauthPath(returnTo: string, refused: string | null = null): string {
	const told: Record<string, string> = refused === null ? {} : { refused };
	return `/sign-in?${new URLSearchParams({ again: "1", confirm: "1", ...told, returnTo })}`;
}
