import { parseArgs } from "node:util";

/** What was typed wrong, as one sentence for the person who typed it. */
export class UsageError extends Error {}

type Arguments = {
	/** Words that are not options, after the command's own; no more than the command takes. */
	words: string[];
	option(name: string): string | undefined;
	/** Every value of an option that may be given more than once. */
	all(name: string): string[];
	/** @throws UsageError */
	required(name: string): string;
	has(name: string): boolean;
};

/**
 * Options as `--name value` or `--name=value`; of one that is given more than once the last counts, unless all are asked for.
 *
 * @param flags options without a value
 * @param maxWords how many words the command takes besides options
 * @throws UsageError for an option that the command does not know, and for a word too many
 */
export function readArguments(
	args: string[],
	names: readonly string[],
	{ flags = [], maxWords = 0 }: { flags?: readonly string[]; maxWords?: number } = {},
): Arguments {
	const options: Record<string, { type: "string" | "boolean"; multiple?: true }> = {};
	for (const name of names) options[name] = { type: "string", multiple: true };
	for (const name of flags) options[name] = { type: "boolean" };
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		const surplus = positionals[maxWords];
		// What was meant as part of a name would otherwise get lost without a word.
		if (surplus !== undefined)
			throw new UsageError(`Unexpected argument "${surplus}". Put values with spaces in quotes.`);
		const all = (name: string): string[] => {
			const given = values[name];
			return Array.isArray(given) ? given.filter((value) => typeof value === "string") : [];
		};
		const option = (name: string): string | undefined => all(name).at(-1);
		return {
			words: positionals,
			all,
			option,
			has: (name) => values[name] === true,
			required(name) {
				const value = option(name);
				if (value === undefined) throw new UsageError(`--${name} is missing.`);
				return value;
			},
		};
	} catch (error) {
		if (error instanceof UsageError) throw error;
		throw new UsageError(sentenceOf(error));
	}
}

/** Node's own words, without its advice on how to write a word that looks like an option. */
function sentenceOf(error: unknown): string {
	const message = error instanceof Error ? error.message : String(error);
	const [, unknown] = /^Unknown option '(.+?)'/.exec(message) ?? [];
	return unknown === undefined ? message : `Unknown option: ${unknown}.`;
}

/** The value as one of the choices, whatever its case. @throws UsageError */
export function choose<const T extends string>(name: string, value: string, choices: readonly T[]): T {
	const found = choices.find((choice) => choice.toLowerCase() === value.toLowerCase());
	if (!found) throw new UsageError(`--${name} must be one of ${choices.join(", ")}.`);
	return found;
}

/** The words of a list, separated by blanks or commas. */
export function listOf(text = ""): string[] {
	return text.split(/[\s,]+/).filter(Boolean);
}

/** The value as a whole number; null when it was not given. @throws UsageError */
export function wholeNumber(name: string, text: string | undefined): number | null {
	if (text === undefined) return null;
	if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--${name} must be a whole number.`);
	return Number(text);
}
