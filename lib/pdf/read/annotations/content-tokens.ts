/** A part of a content stream: an operator or number, a name without its slash, the bytes of a string, or a bracket. */
export type Token = { kind: "word" | "name" | "bracket"; text: string } | { kind: "string"; bytes: Buffer };

const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const SKIPPED = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y;
const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Takes a content stream apart (PDF 2.0, 7.8.2); the data of inline images is passed over. */
export function* contentTokens(content: Uint8Array): Generator<Token> {
	const text = Buffer.from(content).toString("latin1");
	let at = 0;
	const match = (pattern: RegExp) => {
		pattern.lastIndex = at;
		const found = pattern.exec(text)?.[0] ?? "";
		at += found.length;
		return found;
	};
	for (match(SKIPPED); at < text.length; match(SKIPPED)) {
		const char = text[at] ?? "";
		if (char === "(") {
			const end = literalEnd(text, at);
			yield { kind: "string", bytes: literalBytes(text.slice(at + 1, end)) };
			at = end + 1;
		} else if (char === "<" && text[at + 1] !== "<") {
			const end = text.indexOf(">", at);
			const hex = text.slice(at + 1, end < 0 ? text.length : end).replace(/[^0-9a-f]/gi, "");
			yield { kind: "string", bytes: Buffer.from(hex.length % 2 ? `${hex}0` : hex, "hex") };
			at = end < 0 ? text.length : end + 1;
		} else if (char === "/") {
			at++;
			const name = match(REGULAR).replace(/#([0-9a-f]{2})/gi, (_, hex) =>
				String.fromCharCode(Number.parseInt(hex, 16)),
			);
			yield { kind: "name", text: name };
		} else {
			const word = match(REGULAR);
			if (word === "") at++;
			yield word === "" ? { kind: "bracket", text: char } : { kind: "word", text: word };
			if (word === "ID") at = imageEnd(text, at);
		}
	}
}

/** The place of the parenthesis that closes the one at `start`. */
function literalEnd(text: string, start: number): number {
	let depth = 0;
	for (let at = start; at < text.length; at++) {
		if (text[at] === "\\") at++;
		else if (text[at] === "(") depth++;
		else if (text[at] === ")" && --depth === 0) return at;
	}
	return text.length;
}

function literalBytes(inner: string): Buffer {
	const plain = inner.replace(/\\([0-7]{1,3}|\r\n|[\s\S])/g, (_, code: string) => {
		if (/^[0-7]/.test(code)) return String.fromCharCode(Number.parseInt(code, 8) & 0xff);
		return /^[\r\n]/.test(code) ? "" : (ESCAPES[code] ?? code);
	});
	return Buffer.from(plain, "latin1");
}

/** Behind the `EI` of an inline image (8.9.7): only one between blanks counts, for its data is binary. */
function imageEnd(text: string, from: number): number {
	const end = /[\0\t\n\f\r ]EI(?=[\0\t\n\f\r /]|$)/g;
	end.lastIndex = from;
	return end.exec(text) ? end.lastIndex : text.length;
}
