import { openLink } from "#lib/config/links.ts";

/**
 * A mail's HTML as a page of the workplace shows it. Mail programs fetch its pictures from the signers' origin, which
 * may be another than the page's; the page's policy lets in none from there, and has each under the same path itself.
 */
export function withPicturesFromHere(html: string): string {
	return html.replaceAll(`src="${openLink("/")}`, 'src="/');
}
