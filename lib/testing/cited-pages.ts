/** A page that something cites, and which of its headings. */
type Citation = { page: string; headings: string[] };

const LINE_START = /^\s*(?:\/\*\*?|\*\/|\*|\/\/\/?|#)?\s?/;

/** The comments of a source text, one after the other; strings that hold `//` are none. */
export function commentsOf(text: string): string {
	const pattern =
		/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|(\/\*[\s\S]*?\*\/|\/\/[^\n]*|^\s*# [^\n]*)/gm;
	return [...text.matchAll(pattern)]
		.map(([, comment]) => comment)
		.filter((comment) => comment !== undefined)
		.join("\n");
}

/** Pages that a text cites: a path that ends in .md, and the headings in quotation marks right behind it. */
export function citationsIn(text: string): Citation[] {
	const pattern = /(?<![\w:/.-])((?:[\w.-]+\/)*[\w.-]+\.md)\b`?((?:(?:,? and|,)? ?"[^"]+")*)/g;
	return [...inOneLine(text).matchAll(pattern)].map(([, page = "", quoted = ""]) => ({
		page,
		headings: [...quoted.matchAll(/"([^"]+)"/g)].map(([, heading = ""]) => heading),
	}));
}

/** Files and folders that a text names by their way from the root; a folder ends in a slash. */
export function pathsIn(text: string): string[] {
	const pattern =
		/(?<![\w:/.@-])(?:(?:app|components|e2e|lib|prisma|public)\/(?:[\w.()[\]-]+\/)*(?:[\w.-]+\.(?:tsx?|mjs|jsonc?|prisma|sql|pdf|webp))?)(?![\w*<{…-])/g;
	return [...inOneLine(text).matchAll(pattern)].map(([path]) => path).filter((path) => /\/.|\.\w+$/.test(path));
}

/** A page's headings; lines of its code blocks are none. */
export function headingsOf(page: string): string[] {
	const text = page.replace(/^```[\s\S]*?^```/gm, "");
	return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => heading.trim());
}

function inOneLine(text: string): string {
	return text
		.split("\n")
		.map((line) => line.replace(LINE_START, ""))
		.join(" ");
}
