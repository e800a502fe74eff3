import { COLOR_PLACES, LOGO_PLACE, NAME_PLACE } from "#lib/contract/brands/mail-preview.ts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** A text that stands for itself in HTML. */
function escaped(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** The names under which a mail in a preview has its colours. */
export const COLOR_VARIABLES: Record<keyof typeof COLOR_PLACES, string> = {
	background: "--mail-background",
	backgroundText: "--mail-background-text",
	button: "--mail-button",
	buttonText: "--mail-button-text",
};

type Filling = { name: string; logo: string | null; isDark: boolean };

/** A template with name and logo in their places; colours become variables, so that they change without a new mail. */
export function fillMail(html: string, { name, logo, isDark }: Filling): string {
	const colors = Object.entries(COLOR_PLACES).map(
		([key, place]) => [place, `var(${COLOR_VARIABLES[key as keyof typeof COLOR_PLACES]})`] as const,
	);
	const places = [...colors, [NAME_PLACE, escaped(name)] as const, [LOGO_PLACE, escaped(logo ?? "")] as const];
	const filled = places.reduce((text, [place, value]) => text.replaceAll(place, () => value), html);
	// Whoever designs chooses between light and dark, in place of the system.
	return filled.replaceAll("(prefers-color-scheme: dark)", isDark ? "all" : "not all");
}

/** The same for one line of plain text. */
export function fillText(text: string, name: string): string {
	return text.replaceAll(NAME_PLACE, () => name);
}
