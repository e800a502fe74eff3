import type { Argument, Arguments } from "./read-arguments.ts";

/** How what a translation takes differs from what the English message takes; empty when nothing does. */
export function compareArguments(english: Arguments, own: Arguments): string[] {
	const differences: string[] = [];
	for (const [name, argument] of english) {
		const other = own.get(name);
		if (other) differences.push(...compare(name, argument, other));
		else if (!isGrammar(argument)) differences.push(`{${name}} is missing`);
	}
	for (const name of own.keys()) if (!english.has(name)) differences.push(`{${name}} is not in the English message`);
	return differences;
}

/** What only chooses between forms, which another language may not need. */
function isGrammar(argument: Argument): boolean {
	return argument.kind === "select" || (argument.kind === "number" && argument.isPlural);
}

function compare(name: string, english: Argument, own: Argument): string[] {
	if (own.kind === "select" && !own.isOpen) {
		const values = english.kind === "select" && !english.isOpen ? english.options : [];
		if (values.join() === own.options.join()) return [];
		return [`{${name}} covers ${own.options.join(", ")} instead of ${values.join(", ") || "any text"}`];
	}
	if (own.kind === "select" && english.kind === "select") {
		// A misspelled option would never be chosen.
		const unknown = english.isOpen ? [] : own.options.filter((option) => !english.options.includes(option));
		return unknown.map((option) => `{${name}} has an unknown option "${option}"`);
	}
	const isText = (argument: Argument) => argument.kind !== "number";
	if (isText(english) === isText(own)) return [];
	return [`{${name}} is ${own.kind} instead of ${english.kind}`];
}
