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

export type Filling = { name: string; logo: string | null };

/** A template with name and logo in their places; colours become variables, so that they change without a new mail. */
export function fillMail(html: string, { name, logo }: Filling, isDark: boolean): string {
	const colors = Object.entries(COLOR_PLACES).map(
		([key, place]) => [place, `var(${COLOR_VARIABLES[key as keyof typeof COLOR_PLACES]})`] as const,
	);
	const places = [...colors, [NAME_PLACE, escaped(name)] as const, [LOGO_PLACE, escaped(logo ?? "")] as const];
	const filled = places.reduce((text, [place, value]) => text.replaceAll(place, () => value), html);
	// Whoever designs chooses between light and dark, in place of the system.
	return filled.replaceAll("(prefers-color-scheme: dark)", isDark ? "all" : "not all");
}

/**
 * The places of name and logo in a mail that is shown: what changes is written there, and the mail is not loaded anew.
 *
 * @param html the template that it was filled from
 */
export function placesIn(html: string, shown: Document): (filling: Filling) => void {
	const [made, there] = [new DOMParser().parseFromString(html, "text/html"), shown].map(nodesOf);
	// A name that is nothing leaves no text behind: what cannot be told apart stays as it is.
	if (!made || !there || made.length !== there.length) return () => {};
	const writers = made.flatMap((node, at) => writersOf(node, there[at]));
	return (filling) => {
		for (const write of writers) write(filling);
	};
}

function nodesOf({ body }: Document): Node[] {
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
	const nodes: Node[] = [];
	while (walker.nextNode()) nodes.push(walker.currentNode);
	return nodes;
}

function writersOf(made: Node, there: Node | undefined): ((filling: Filling) => void)[] {
	if (made.nodeType === Node.TEXT_NODE) {
		const text = made.nodeValue ?? "";
		if (!there || !text.includes(NAME_PLACE)) return [];
		return [
			({ name }) => {
				there.nodeValue = fillText(text, name);
			},
		];
	}
	return [...(made as Element).attributes]
		.filter(({ value }) => value.includes(NAME_PLACE) || value.includes(LOGO_PLACE))
		.map(({ name: key, value }) => ({ name, logo }: Filling) => {
			(there as Element).setAttribute(
				key,
				fillText(value, name).replaceAll(LOGO_PLACE, () => logo ?? ""),
			);
		});
}

/** The same for one line of plain text. */
export function fillText(text: string, name: string): string {
	return text.replaceAll(NAME_PLACE, () => name);
}
