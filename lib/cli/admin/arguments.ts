import { parseArgs } from "node:util";

/** What was typed wrong, as one sentence for the person who typed it. */
export class UsageError extends Error {}

export type Arguments = {
	/** Words that are not options, after the command's own. */
	words: string[];
	option(name: string): string | undefined;
	/** @throws UsageError */
	required(name: string): string;
	has(name: string): boolean;
};

/**
 * Options as `--name value` or `--name=value`.
 *
 * @param flags options without a value
 * @throws UsageError for an option that the command does not know
 */
export function readArguments(args: string[], names: readonly string[], flags: readonly string[] = []): Arguments {
	const options: Record<string, { type: "string" | "boolean" }> = {};
	for (const name of names) options[name] = { type: "string" };
	for (const name of flags) options[name] = { type: "boolean" };
	try {
		const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
		const option = (name: string): string | undefined => {
			const value = values[name];
			return typeof value === "string" ? value : undefined;
		};
		return {
			words: positionals,
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
		throw new UsageError(error instanceof Error ? error.message : String(error));
	}
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
