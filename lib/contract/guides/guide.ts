import type { Token, Tokens } from "marked";

export type GuideSection = {
	/** Of its heading, as repository hosts make them; empty before the first heading. */
	id: string;
	title: string;
	/** Without markup and without the rows below. */
	text: string;
	/** Rows of its tables, or parameters of the operation. */
	rows: GuideRow[];
	/** Of the operation it describes. */
	path?: string;
};

/** A row that a search can open. */
export type GuideRow = { id: string; name: string; text: string };

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

const MAX_ROW_ID_LENGTH = 80;

/** The ID of a heading, as GitHub makes it. */
export function headingId(heading: string): string {
	return heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, "")
		.replaceAll(" ", "-");
}

/** The rows of a table, with IDs that begin with the section’s; null for a row with the key of an earlier one. */
export function tableRows(table: Tokens.Table, sectionId: string): (GuideRow | null)[] {
	const known = new Set<string>();
	return table.rows.map((row) => {
		const key = row.slice(0, 2).find(({ tokens }) => tokens[0]?.type === "codespan") ?? row[0];
		const id = `${sectionId || "row"}-${key ? headingId(plainText(key)) : ""}`.slice(0, MAX_ROW_ID_LENGTH);
		if (!key || known.has(id)) return null;
		known.add(id);
		const names = row.slice(0, row.indexOf(key) + 1);
		return { id, name: textOf(names), text: textOf(row.slice(names.length)) };
	});
}

function textOf(cells: readonly Tokens.TableCell[]): string {
	return cells.map(plainText).filter(Boolean).join(" · ");
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
