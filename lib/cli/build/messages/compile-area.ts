import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { CATALOGUE_LOCALES, type CatalogueLocale, intlLocale } from "#lib/i18n/locales.ts";
import { compareArguments } from "./compare-arguments.ts";
import { wrongForms } from "./plural-forms.ts";
import { type Arguments, type Reading, readArguments } from "./read-arguments.ts";

/** An area as its JSON file has it: nested groups of ICU messages. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

export type AreaSources = Readonly<Record<CatalogueLocale, MessageTree>>;

type CompiledArea = {
	/** JavaScript: the messages of each locale. */
	module: string;
	/** TypeScript: the type of the messages, the same in every locale. */
	type: string;
};

type Entry = { text: string; compiled: CompiledMessage; reading: Reading };

/** English is the source: it says which messages there are and what they take. */
const SOURCE: CatalogueLocale = "EN";

/**
 * Compiles the messages of an area.
 *
 * @throws Error that names every fault
 */
export function compileArea(area: string, sources: AreaSources): CompiledArea {
	const faults: string[] = [];
	const entries = new Map(
		CATALOGUE_LOCALES.map((locale) => {
			const fault = (path: string, what: string) =>
				faults.push(`${locale.toLowerCase()}/${area}.json ${path}: ${what}`);
			return [locale, readEntries(sources[locale], locale, fault)];
		}),
	);
	const source = entries.get(SOURCE) ?? new Map<string, Entry>();
	for (const [locale, own] of entries) {
		if (locale === SOURCE) continue;
		const fault = (path: string, what: string) => faults.push(`${locale.toLowerCase()}/${area}.json ${path}: ${what}`);
		compareEntries(source, own, fault);
	}
	if (faults.length > 0) throw new Error(faults.join("\n"));
	const modules = CATALOGUE_LOCALES.map((locale) => {
		const own = entries.get(locale) ?? new Map<string, Entry>();
		return `\t${locale}: ${write(sources[locale], (path) => writeMessage(own.get(path), locale))},\n`;
	});
	return {
		module: `export const messages = {\n${modules.join("")}};\n`,
		type: write(sources[SOURCE], (path) => typeOf(source.get(path)?.reading.args ?? new Map())),
	};
}

type Fault = (path: string, what: string) => void;

function readEntries(tree: MessageTree, locale: CatalogueLocale, fault: Fault): Map<string, Entry> {
	const entries = new Map<string, Entry>();
	for (const [path, text] of textsOf(tree)) {
		if (text.includes("'")) fault(path, "write ’ instead of ': an ASCII apostrophe is syntax in ICU messages");
		try {
			const compiled = compile(text);
			const reading = readArguments(compiled);
			for (const wrong of wrongForms(reading.plurals, intlLocale(locale))) fault(path, wrong);
			entries.set(path, { text, compiled, reading });
		} catch (error) {
			fault(path, error instanceof Error ? error.message : String(error));
		}
	}
	return entries;
}

function compareEntries(source: Map<string, Entry>, own: Map<string, Entry>, fault: Fault): void {
	for (const [path, { reading }] of source) {
		const other = own.get(path);
		if (!other) fault(path, "is missing");
		else for (const difference of compareArguments(reading.args, other.reading.args)) fault(path, difference);
	}
	for (const path of own.keys()) if (!source.has(path)) fault(path, "is not in the English file");
}

/** Messages by path, "group.message". */
function textsOf(tree: MessageTree, prefix = ""): [path: string, text: string][] {
	return Object.entries(tree).flatMap(([key, node]): [string, string][] =>
		typeof node === "string" ? [[prefix + key, node]] : textsOf(node, `${prefix}${key}.`),
	);
}

/** An object of the same groups and keys, both in JavaScript and as a type. */
function write(tree: MessageTree, leaf: (path: string) => string, prefix = ""): string {
	const parts = Object.entries(tree).map(([key, node]) => {
		const path = prefix + key;
		return `${JSON.stringify(key)}:${typeof node === "string" ? leaf(path) : write(node, leaf, `${path}.`)}`;
	});
	return `{${parts.join(",")}}`;
}

function writeMessage(entry: Entry | undefined, locale: CatalogueLocale): string {
	if (!entry || typeof entry.compiled === "string") return JSON.stringify(entry?.compiled ?? "");
	return JSON.stringify([intlLocale(locale), ...entry.compiled]);
}

function typeOf(args: Arguments): string {
	if (args.size === 0) return "string";
	const members = [...args].map(([name, argument]) => {
		if (argument.kind !== "select") return `${name}:${argument.kind === "text" ? "string" : "number"}`;
		if (argument.isOpen) return `${name}:string`;
		if (argument.options.join() === "false,true") return `${name}:boolean`;
		return `${name}:${argument.options.map((option) => JSON.stringify(option)).join("|")}`;
	});
	return `Message<{${members.join(";")}}>`;
}
