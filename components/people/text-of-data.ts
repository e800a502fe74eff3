/** Pairs as text that a person can change: one on each line, its name before the first equals sign, by name. */
export function textOf(pairs: Readonly<Record<string, string>>): string {
	return Object.entries(pairs)
		.toSorted(([one], [other]) => one.localeCompare(other))
		.map(([name, value]) => `${name} = ${value.replace(/\s+/g, " ")}`)
		.join("\n");
}

export type ReadData =
	| { ok: true; pairs: Record<string, string> }
	| { ok: false; because: "form" | "twice" | "long" | "many"; line: number };

/** Limits of what is kept about a person (lib/contract/README.md "Sizes"). */
const MOST_PAIRS = 50;
const MOST_NAME = 50;
const MOST_VALUE = 500;

/** Reads such a text. @returns the number of the line that is not right, 1 for the first */
export function dataOf(text: string): ReadData {
	const pairs: Record<string, string> = {};
	for (const [index, given] of text.split("\n").entries()) {
		const line = index + 1;
		if (given.trim() === "") continue;
		const at = given.indexOf("=");
		const [name, value] = [given.slice(0, Math.max(0, at)).trim(), given.slice(at + 1).trim()];
		if (name === "" || at < 0) return { ok: false, because: "form", line };
		if (Object.hasOwn(pairs, name)) return { ok: false, because: "twice", line };
		if (name.length > MOST_NAME || value.length > MOST_VALUE) return { ok: false, because: "long", line };
		if (Object.keys(pairs).length === MOST_PAIRS) return { ok: false, because: "many", line };
		pairs[name] = value;
	}
	return { ok: true, pairs };
}
