import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Tree = { [key: string]: string | Tree };

const FOLDER = "lib/i18n/messages";
/** Text messages cost more in letters that the alphabet of SMS (GSM 03.38) lacks, “ and ” among them. */
const WITH_ASCII_QUOTES = ["sms"];

/** A text file whose lines are broken by hand. */
const BROKEN_BY_HAND = ["export.text", "export.lostText"];

/** Names of arguments, and of options by which words are chosen. */
const SYNTAX = /\{\w+, \w+,|[=\w]+ (?=\{)|\{\w+\}/g;

const areas = readdirSync(join(FOLDER, "en")).map((name) => name.replace(".json", ""));
const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Tree;

function textsOf(node: string | Tree, path: string): [path: string, text: string][] {
	if (typeof node === "string") return [[path, node]];
	return Object.entries(node).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

const messagesIn = (language: string) =>
	areas.flatMap((area) => textsOf(read(join(FOLDER, language, `${area}.json`)), area));
const english = messagesIn("en");
const french = messagesIn("fr");

describe("messages", () => {
	it.each(["en", "fr"])("have no ASCII quotes (%s)", (language) => {
		const quoted = messagesIn(language).filter(([path, text]) => {
			return text.includes('"') && !WITH_ASCII_QUOTES.includes(path.split(".")[0] ?? "");
		});
		expect(quoted).toEqual([]);
	});

	it.each([
		["en", /e-mail/i],
		["fr", /\b(?:email|courriel|(?<!e-\u2060?)mail)s?\b/i],
	])("spell one word one way (%s)", (language, other) => {
		const texts = messagesIn(language).filter(([, text]) => /\s/.test(text));
		expect(texts.filter(([, text]) => other.test(text.replace(SYNTAX, "")))).toEqual([]);
	});

	it("have keys that translation tools can put together to a path", () => {
		const keys = (tree: Tree): string[] =>
			Object.entries(tree).flatMap(([key, node]) => [key, ...(typeof node === "string" ? [] : keys(node))]);
		const all = areas.flatMap((area) => keys(read(join(FOLDER, "en", `${area}.json`))));
		expect(all.filter((key) => key.includes("."))).toEqual([]);
	});

	it("are described by notes on messages and groups that are there", () => {
		const paths = new Set(
			english.flatMap(([path]) => path.split(".").map((_, at, steps) => steps.slice(0, at + 1).join("."))),
		);
		const noted = readdirSync("lib/i18n/notes").flatMap((name) =>
			Object.keys(read(join("lib/i18n/notes", name))).map((path) => `${name.replace(".json", "")}.${path}`),
		);
		expect(noted.filter((path) => !paths.has(path))).toEqual([]);
	});
});

describe("French messages", () => {
	it("are not left in English", () => {
		const translations = new Map(french);
		const words = (text: string) => text.replace(SYNTAX, "").match(/\p{L}+/gu) ?? [];
		const same = english.filter(([path, text]) => translations.get(path) === text && words(text).length > 2);
		expect(same).toEqual([]);
	});

	it("keep their punctuation with the word before it where a line ends", () => {
		const texts = french.filter(([path]) => !BROKEN_BY_HAND.includes(path));
		expect(
			texts.filter(([, text]) => /[^\u00a0\u202f/][;?!»]|\p{L}:(?!\/\/|\d)| :|«[^\u00a0\u202f]/u.test(text)),
		).toEqual([]);
	});
});

describe("a message", () => {
	/** Files that have words, besides those of the catalogues. */
	const sources = ["app", "components", "lib"]
		.flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name)))
		.filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^lib\/(?:i18n\/generated|testing|db)\//.test(path))
		.map((path) => readFileSync(path, "utf8"));
	const found = (pattern: RegExp) =>
		sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
	const namesIn = (texts: string[]) => texts.flatMap((text) => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);
	const named = new Set([
		...found(/\.\s*([\p{L}_$][\p{L}\p{N}_$]*)/gu),
		...namesIn(found(/(?:const|let)\s*\{([^}=]*(?:\{[^}]*\}[^}=]*)*)\}\s*=/g)),
		...namesIn(found(/[(,]\s*\{([^{}]*)\}\s*:/g)),
		...found(/["'`]([\w -]+)["'`]/g),
	]);
	/** Groups from which the program chooses by a value. */
	const chosenFrom = new Set([
		...found(/([\p{L}_$][\p{L}\p{N}_$]*)\s*\[(?!\])/gu),
		...found(/\b(?:entries|values)\((?:\w+\.)*(\w+)\)/g),
	]);

	function isUsed(path: string): boolean {
		const steps = path.split(".").slice(1);
		return steps.every((step, at) => named.has(step) || chosenFrom.has(steps[at - 1] ?? ""));
	}

	it("is used somewhere", () => {
		expect(sources.length).toBeGreaterThan(100);
		expect(english.map(([path]) => path).filter((path) => !isUsed(path))).toEqual([]);
		expect(isUsed("emails.notThere.atAll")).toBe(false);
	});
});
