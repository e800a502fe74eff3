/** Where anybody who gets a mail or opens a signing page finds a logo; null when there is none. */
export function logoUrl(publicUrl: string, logoKey: string | null): string | null {
	return logoKey === null ? null : `${publicUrl}/logos/${logoKey}`;
}
