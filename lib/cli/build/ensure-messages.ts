import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUE_LOCALES } from "#lib/i18n/locales.ts";
import { type AreaSources, compileArea, type MessageTree } from "./messages/compile-area.ts";

/** Names the messages that were compiled. */
const STAMP = "made-from";

/**
 * Compiles lib/i18n/messages into lib/i18n/generated unless that was done already: per area a module with the messages
 * of each locale, and one file with the types of all.
 *
 * @throws Error that names the messages at fault
 */
export function ensureMessages(root: string): void {
	const out = join(root, "lib", "i18n", "generated");
	const hash = sourcesHash(root);
	if (existsSync(join(out, STAMP)) && readFileSync(join(out, STAMP), "utf8") === hash) return;
	const areas = areasIn(root).map((area) => ({ area, ...compileArea(area, readSources(root, area)) }));
	mkdirSync(out, { recursive: true });
	const files = new Map([["messages.d.ts", typesOf(areas)]]);
	for (const { area, module } of areas) {
		files.set(`${area}.js`, module);
		files.set(`${area}.d.ts`, declarationOf(area));
	}
	for (const name of readdirSync(out)) if (/\.(?:js|d\.ts)$/.test(name) && !files.has(name)) rmSync(join(out, name));
	for (const [name, text] of files) replace(join(out, name), text);
	replace(join(out, STAMP), hash);
}

function areasIn(root: string): string[] {
	const names = CATALOGUE_LOCALES.flatMap((locale) => readdirSync(folderOf(root, locale)));
	return [...new Set(names)].map((name) => name.replace(/\.json$/, "")).sort();
}

function folderOf(root: string, locale: string): string {
	return join(root, "lib", "i18n", "messages", locale.toLowerCase());
}

/** A locale without the file has none of its messages, and the compiler names them. */
function readSources(root: string, area: string): AreaSources {
	const sources = CATALOGUE_LOCALES.map((locale) => {
		const path = join(folderOf(root, locale), `${area}.json`);
		return [locale, existsSync(path) ? readTree(path) : {}];
	});
	return Object.fromEntries(sources) as AreaSources;
}

function readTree(path: string): MessageTree {
	try {
		return JSON.parse(readFileSync(path, "utf8"));
	} catch (error) {
		throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
	}
}

function typesOf(areas: readonly { area: string; type: string }[]): string {
	const members = areas.map(({ area, type }) => `\t${JSON.stringify(area)}: ${type};\n`);
	return `import type { Message } from "../message.ts";\n\nexport type Messages = {\n${members.join("")}};\n`;
}

function declarationOf(area: string): string {
	return [
		'import type { CatalogueLocale } from "../locales.ts";',
		'import type { Messages } from "./messages.d.ts";',
		"",
		`export declare const messages: Record<CatalogueLocale, Messages[${JSON.stringify(area)}]>;`,
		"",
	].join("\n");
}

/** Replaces a file in one step. An unchanged file stays as it is, so that nothing is rebuilt because of it. */
function replace(path: string, text: string): void {
	if (existsSync(path) && readFileSync(path, "utf8") === text) return;
	writeFileSync(`${path}.${process.pid}`, text);
	renameSync(`${path}.${process.pid}`, path);
}

function sourcesHash(root: string): string {
	const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
	for (const folder of [join(root, "lib", "i18n", "messages"), join(root, "lib", "cli", "build", "messages")]) {
		for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
			if (/\.(?:json|ts)$/.test(name)) hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)));
		}
	}
	return hash.digest("hex");
}
