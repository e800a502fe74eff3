const MAX_DEPTH = 50;
const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|([-+*/%^(),]))/y;

/**
 * What is wrong with the text of a formula: arithmetic over numbers and ids of number fields, with
 * functions such as sum(a, b). It is only read here, never run.
 *
 * @returns null when it can be read
 */
export function findFormulaProblem(text: string): string | null {
	const tokens = readTokens(text);
	if (!tokens) return "The formula may hold numbers, ids of fields, + - * / % ^, parentheses and functions.";
	const end = readSum(tokens, 0, 0);
	return end === tokens.length ? null : "The formula is not complete, or has a sign too many.";
}

function readTokens(text: string): string[] | null {
	const tokens: string[] = [];
	const rest = text.trimEnd();
	TOKEN.lastIndex = 0;
	for (let at = 0; at < rest.length; at = TOKEN.lastIndex) {
		const match = TOKEN.exec(rest);
		if (!match) return null;
		tokens.push(match[0].trim());
	}
	return tokens;
}

/** Each reader gets the place of the first token and gives the place after the last, or -1. */
function readSum(tokens: string[], start: number, depth: number): number {
	let at = readOperand(tokens, start, depth);
	while (at > 0 && /^[-+*/%^]$/.test(tokens[at] ?? "")) at = readOperand(tokens, at + 1, depth);
	return at;
}

function readOperand(tokens: string[], start: number, depth: number): number {
	const token = tokens[start] ?? "";
	if (depth > MAX_DEPTH || token === "") return -1;
	if (token === "-" || token === "+") return readOperand(tokens, start + 1, depth + 1);
	if (token === "(") return readClosing(tokens, readSum(tokens, start + 1, depth + 1));
	if (/^\d/.test(token)) return start + 1;
	if (!/^[A-Za-z_]/.test(token)) return -1;
	return tokens[start + 1] === "(" ? readArguments(tokens, start + 2, depth + 1) : start + 1;
}

function readArguments(tokens: string[], start: number, depth: number): number {
	let at = readSum(tokens, start, depth);
	while (at > 0 && tokens[at] === ",") at = readSum(tokens, at + 1, depth);
	return readClosing(tokens, at);
}

function readClosing(tokens: string[], at: number): number {
	return at > 0 && tokens[at] === ")" ? at + 1 : -1;
}
