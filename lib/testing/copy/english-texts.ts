import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { CompiledMessage } from "icu-minify/format";

const MESSAGES = "lib/i18n/messages/en";
const GUIDES = ["lib/guides", "lib/reference"];

/** @property place path of the message within its file, or number of the line in a guide */
type EnglishText = { file: string; place: string; text: string };

type Tree = { readonly [key: string]: string | readonly unknown[] | Tree };

/** Every English message, in each of its forms. */
export async function englishMessages(): Promise<EnglishText[]> {
	const areas = readdirSync(MESSAGES).map(async (name) => {
		const module = await import(/* @vite-ignore */ generated(name));
		return textsOf(module.messages.EN as Tree, join(MESSAGES, name), "");
	});
	return (await Promise.all(areas)).flat();
}

const generated = (name: string) => pathToFileURL(resolve("lib/i18n/generated", name.replace(".json", ".js"))).href;

function textsOf(tree: Tree, file: string, prefix: string): EnglishText[] {
	return Object.entries(tree).flatMap(([key, node]) => {
		const place = prefix + key;
		if (typeof node === "string") return [{ file, place, text: node }];
		if (!Array.isArray(node)) return textsOf(node as Tree, file, `${place}.`);
		return spokenForms(node.slice(1) as CompiledMessage).map((text) => ({ file, place, text }));
	});
}

/** Every line of the guides and the API reference. */
export function guideLines(): EnglishText[] {
	return GUIDES.filter((folder) => existsSync(folder)).flatMap((folder) => {
		const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
		return names.flatMap((name) => {
			const file = join(folder, name);
			const lines = readFileSync(file, "utf8").split("\n");
			return lines.map((text, at) => ({ file, place: String(at + 1), text }));
		});
	});
}

/** What a compiled message can say: a sentence for each form of its plurals and choices, arguments as {name}. */
export function spokenForms(message: CompiledMessage | number): string[] {
	if (typeof message === "string") return [message];
	if (typeof message === "number") return ["#"];
	return (message as readonly unknown[]).reduce<string[]>(
		(beginnings, node) => {
			const endings = formsOf(node);
			return [...new Set(beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending)))];
		},
		[""],
	);
}

function formsOf(node: unknown): string[] {
	if (typeof node === "string") return [node];
	if (!Array.isArray(node)) return ["#"];
	const [name, , options] = node as [string, unknown, unknown];
	if (typeof options !== "object" || options === null) return [`{${name}}`];
	return Object.values(options as Record<string, CompiledMessage>).flatMap(spokenForms);
}
