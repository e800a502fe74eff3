import { readFileSync } from "node:fs";
import path from "node:path";
import { lexer, type Token, type Tokens } from "marked";
import { type Guide, type GuideSection, headingId, plainText, tableRows } from "#lib/contract/guides/guide.ts";

let read: Guide[] | undefined;

/** Every guide, in the order of README.md. They don’t change while the process runs. */
export function readGuides(): readonly Guide[] {
	read ??= readFolder("lib/guides", "/docs/guides");
	return read;
}

type Listed = Pick<Guide, "slug" | "title" | "about" | "group">;

/**
 * The pages that README.md of a folder lists.
 *
 * @param folder from the root of the product
 * @param fill makes Markdown of what the files say
 */
export function readFolder(folder: string, base: string, fill = (text: string) => text): Guide[] {
	const tokensOf = (slug: string) => {
		const file = path.join(/* turbopackIgnore: true */ process.cwd(), folder, `${slug}.md`);
		return lexer(fill(readFileSync(file, "utf8"))).filter(({ type }) => type !== "space");
	};
	return readList(tokensOf("README")).map((listed) => readGuide(listed, base, tokensOf(listed.slug)));
}

/** The tables of README.md: a heading for each group, a link and what the guide covers in each row. */
function readList(tokens: readonly Token[]): Listed[] {
	let group = "";
	return tokens.flatMap((token) => {
		if (token.type === "heading") group = plainText(token);
		if (token.type !== "table") return [];
		return (token as Tokens.Table).rows.flatMap(([name, about]) => {
			const link = name?.tokens.find((one): one is Tokens.Link => one.type === "link");
			if (!link || !about) return [];
			return [{ slug: link.href.replace(/\.md$/, ""), title: link.text, about: plainText(about), group }];
		});
	});
}

function readGuide(listed: Listed, base: string, [, ...tokens]: Token[]): Guide {
	const sections: GuideSection[] = [{ id: "", title: listed.title, text: "", rows: [] }];
	for (const token of tokens) {
		const section = sections.at(-1);
		const text = plainText(token);
		if (token.type === "heading") sections.push({ id: headingId(text), title: text, text: "", rows: [] });
		else if (section) addText(section, token);
	}
	return { ...listed, path: `${base}/${listed.slug}`, tokens, sections };
}

function addText(section: GuideSection, token: Token): void {
	if (token.type === "table") {
		const rows = tableRows(token as Tokens.Table, section.id).filter((row) => row !== null);
		section.rows.push(...rows);
	} else section.text = `${section.text} ${plainText(token)}`.trim();
}
