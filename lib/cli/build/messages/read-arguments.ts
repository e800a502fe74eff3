import type { CompiledMessage } from "icu-minify/format";

/** What a message takes under a name. */
export type Argument =
	| { kind: "text" }
	| { kind: "number"; isPlural: boolean }
	/** @property isOpen whether any text may be given: `other` has words, or there is one option beside it */
	| { kind: "select"; options: readonly string[]; isOpen: boolean };

export type Arguments = ReadonlyMap<string, Argument>;

/** The plural forms that a message has for a number; those of ordinals differ. */
export type PluralUse = { name: string; type: "cardinal" | "ordinal"; forms: readonly string[] };

export type Reading = { args: Arguments; plurals: readonly PluralUse[] };

/** As the compiler numbers them. */
const SELECT = 1;
const CARDINAL = 2;
const ORDINAL = 3;
const NUMBER = 4;

type Node = string | number | readonly unknown[];

/**
 * What a compiled message takes.
 *
 * @throws Error for what messages may not have: tags, dates, styles of numbers, a name of two kinds
 */
export function readArguments(message: CompiledMessage): Reading {
	const args = new Map<string, Argument>();
	const plurals: PluralUse[] = [];
	const add = (name: string, argument: Argument) => args.set(name, merge(name, args.get(name), argument));
	const read = (node: Node): void => {
		if (typeof node === "string" || typeof node === "number") return;
		const [name, type, detail] = node as [string, unknown, unknown];
		if (type === undefined) return void add(name, { kind: "text" });
		if (type === NUMBER && detail === undefined) return void add(name, { kind: "number", isPlural: false });
		if (type !== SELECT && type !== CARDINAL && type !== ORDINAL) throw new Error(refusalOf(name, type));
		const options = detail as Record<string, CompiledMessage>;
		if (type === SELECT) add(name, selectOf(options));
		else {
			add(name, { kind: "number", isPlural: true });
			plurals.push({ name, type: type === ORDINAL ? "ordinal" : "cardinal", forms: Object.keys(options) });
		}
		for (const option of Object.values(options)) readAll(option);
	};
	const readAll = (nodes: CompiledMessage | number) => {
		if (Array.isArray(nodes)) for (const node of nodes) read(node as Node);
	};
	readAll(message);
	return { args, plurals };
}

function selectOf(forms: Record<string, CompiledMessage>): Argument {
	const { other, ...named } = forms;
	const options = Object.keys(named).sort();
	return { kind: "select", options, isOpen: other !== "" || options.length === 1 };
}

function merge(name: string, known: Argument | undefined, found: Argument): Argument {
	if (!known) return found;
	if (known.kind === "number" && found.kind === "number") {
		return { kind: "number", isPlural: known.isPlural && found.isPlural };
	}
	if (known.kind === "select" && found.kind === "select") {
		const options = [...new Set([...known.options, ...found.options])].sort();
		return { kind: "select", options, isOpen: known.isOpen || found.isOpen };
	}
	// A text that also chooses a form.
	if (known.kind === "text" && found.kind === "select" && found.isOpen) return known;
	if (known.kind === "select" && found.kind === "text" && known.isOpen) return found;
	if (known.kind === "text" && found.kind === "text") return known;
	throw new Error(`{${name}} is used as ${known.kind} and as ${found.kind}`);
}

function refusalOf(name: string, type: unknown): string {
	if (type === NUMBER) return `{${name}}: number styles are not supported, only {${name}, number}`;
	if (typeof type === "number" && type > NUMBER) return `{${name}}: pass dates and times as formatted text`;
	return `<${name}>: messages have no tags`;
}
