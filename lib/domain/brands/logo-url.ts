import { openLink } from "#lib/config/links.ts";

/** Where a page of ours finds a logo, on its own origin; null when there is none. */
export function logoPath(logoKey: string | null): string | null {
	return logoKey === null ? null : `/logos/${logoKey}`;
}

/** Where anybody who gets a mail, or asks the API, finds a logo; null when there is none. */
export function logoUrl(logoKey: string | null): string | null {
	const path = logoPath(logoKey);
	return path === null ? null : openLink(path);
}
