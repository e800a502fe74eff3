import { readFileSync } from "node:fs";
import path from "node:path";
import { lexer, type Token, type Tokens } from "marked";
import { type Guide, type GuideSection, headingId, plainText } from "#lib/contract/guides/guide.ts";

const FOLDER = path.join(/* turbopackIgnore: true */ process.cwd(), "lib/guides");

let read: Guide[] | undefined;

/** Every guide, in the order of README.md. They don’t change while the process runs. */
export function readGuides(): readonly Guide[] {
	read ??= readList().map(readGuide);
	return read;
}

type Listed = Pick<Guide, "slug" | "title" | "about" | "group">;

/** The tables of README.md: a heading for each group, a link and what the guide covers in each row. */
function readList(): Listed[] {
	let group = "";
	return tokensOf("README").flatMap((token) => {
		if (token.type === "heading") group = plainText(token);
		if (token.type !== "table") return [];
		return (token as Tokens.Table).rows.flatMap(([name, about]) => {
			const link = name?.tokens.find((one): one is Tokens.Link => one.type === "link");
			if (!link || !about) return [];
			return [{ slug: link.href.replace(/\.md$/, ""), title: link.text, about: plainText(about), group }];
		});
	});
}

function readGuide(listed: Listed): Guide {
	const [, ...tokens] = tokensOf(listed.slug);
	const sections: GuideSection[] = [{ id: "", title: listed.title, text: "" }];
	for (const token of tokens) {
		const text = plainText(token);
		if (token.type === "heading") sections.push({ id: headingId(text), title: text, text: "" });
		else sections[sections.length - 1] = withText(sections.at(-1), text);
	}
	return { ...listed, tokens, sections };
}

function withText(section: GuideSection | undefined, text: string): GuideSection {
	const { id = "", title = "", text: before = "" } = section ?? {};
	return { id, title, text: `${before} ${text}`.trim() };
}

function tokensOf(slug: string): Token[] {
	const tokens = lexer(readFileSync(path.join(/* turbopackIgnore: true */ FOLDER, `${slug}.md`), "utf8"));
	return tokens.filter(({ type }) => type !== "space");
}
