import type { Token, Tokens } from "marked";

export type GuideSection = {
	/** Of its heading, as repository hosts make them; empty before the first heading. */
	id: string;
	title: string;
	/** Without markup: what a search looks into. */
	text: string;
};

/** A page of the documentation that is written in Markdown. */
export type Guide = {
	/** Name of its file without the extension. */
	slug: string;
	/** Its address. */
	path: string;
	title: string;
	/** What it covers, for the list. */
	about: string;
	/** Heading above it in the list. */
	group: string;
	/** Markdown tokens below the title. */
	tokens: Token[];
	sections: GuideSection[];
};

/** The ID of a heading, as GitHub makes it. */
export function headingId(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, "")
		.replaceAll(" ", "-");
}

/** What a reader sees of a token. */
export function plainText(token: Token | Tokens.TableCell): string {
	if ("type" in token && token.type === "html") return "";
	if ("rows" in token) {
		const { header, rows } = token as Tokens.Table;
		return [header, ...rows].flatMap((row) => row.map(plainText)).join(" ");
	}
	if ("items" in token) return (token as Tokens.List).items.map((item) => plainText(item)).join(" ");
	if ("tokens" in token && token.tokens) return token.tokens.map((one) => plainText(one)).join("");
	return "text" in token ? String(token.text) : "";
}
