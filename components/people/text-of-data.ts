type Pairs = Readonly<Record<string, string>>;

/** Pairs as text that a person can change: one on each line, its name before the equals sign, by name. */
export function textOf(pairs: Pairs): string {
	return Object.entries(pairs)
		.toSorted(([one], [other]) => one.localeCompare(other))
		.map(lineOf)
		.join("\n");
}

const flat = (text: string) => text.replace(/\s+/g, " ");
const lineOf = ([name, value]: readonly [string, string]) => `${flat(name)} = ${flat(value)}`;

type ReadData =
	| { ok: true; pairs: Record<string, string> }
	| { ok: false; because: "form" | "twice" | "long" | "many"; line: number };

/** Limits of what is kept about a person (lib/contract/README.md "Sizes"). */
const MOST_PAIRS = 50;
const MOST_NAME = 50;
const MOST_VALUE = 500;

/**
 * Reads such a text. A line that nobody changed is the pair that it was made of, with what a line does not show.
 *
 * @param kept of which the text was made
 * @returns the number of the line that is not right, 1 for the first
 */
export function dataOf(text: string, kept: Pairs): ReadData {
	const pairs = new Map<string, string>();
	const untouched = Object.entries(kept);
	for (const [index, given] of text.split(/\r?\n/).entries()) {
		const line = index + 1;
		if (given.trim() === "") continue;
		const at = untouched.findIndex((pair) => lineOf(pair).trim() === given.trim());
		const [same] = at < 0 ? [] : untouched.splice(at, 1);
		const read = same ?? readLine(given, Object.keys(kept));
		if (read === null) return { ok: false, because: "form", line };
		const [name, value] = read;
		if (pairs.has(name)) return { ok: false, because: "twice", line };
		if (!same && (name.length > MOST_NAME || value.length > MOST_VALUE)) return { ok: false, because: "long", line };
		if (pairs.size === MOST_PAIRS) return { ok: false, because: "many", line };
		pairs.set(name, value);
	}
	return { ok: true, pairs: Object.fromEntries(pairs) };
}

/** @param names that are kept already: those may have an equals sign in them, others end at the first */
function readLine(line: string, names: readonly string[]): [string, string] | null {
	const valueAfter = (name: string) => /^\s*=(.*)$/.exec(line.trim().slice(name.length))?.[1]?.trim() ?? null;
	const known = names.filter(
		(name) => line.trim().startsWith(flat(name).trim()) && valueAfter(flat(name).trim()) !== null,
	);
	const [longest] = known.toSorted((one, other) => other.length - one.length);
	if (longest !== undefined) return [longest, valueAfter(flat(longest).trim()) ?? ""];
	const at = line.indexOf("=");
	const name = line.slice(0, Math.max(0, at)).trim();
	return name === "" ? null : [name, line.slice(at + 1).trim()];
}
