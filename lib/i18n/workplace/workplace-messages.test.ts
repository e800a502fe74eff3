import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { workplaceMessages } from "./workplace-messages.ts";

function texts(node: unknown, path = ""): [string, string][] {
	if (typeof node === "string") return [[path, node]];
	return Object.entries(node as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const places = (text: string) => [...text.matchAll(/\{\w+\}|#/g)].map(([place]) => place).sort();
/** Rooms whose words are message files: ../messages.test.ts reads those. */
const MOVED = [
	"brands",
	"common",
	"customFields",
	"data",
	"developer",
	"doctor",
	"document",
	"documents",
	"editor",
	"entrance",
	"fieldSettings",
	"identities",
	"identity",
	"list",
	"documentSettings",
	"health",
	"organisation",
	"outbox",
	"palette",
	"people",
	"profile",
	"provider",
	"reauth",
	"report",
	"requests",
	"rooms",
	"security",
	"settings",
	"signingSettings",
	"start",
	"verify",
	"webhooks",
];
const rooms = (locale: string) =>
	Object.fromEntries(Object.entries(workplaceMessages(locale)).filter(([room]) => !MOVED.includes(room)));
const english = texts(rooms("EN"));
const french = new Map(texts(rooms("FR")));

describe("the French words of the workplace", () => {
	it("have the same places", () => {
		// English says "1" where French may say "un", so plural forms are compared by their other form.
		const compared = english.filter(([path]) => !path.endsWith(".one"));
		const other = compared.filter(([path, text]) => places(french.get(path) ?? "").join() !== places(text).join());
		expect(other).toEqual([]);
	});

	it("are not left in English", () => {
		const same = english.filter(([path, text]) => french.get(path) === text);
		const words = (text: string) => text.replace(/\{\w+\}/g, "").match(/\p{L}+/gu) ?? [];
		expect(same.filter(([, text]) => words(text).length > 2)).toEqual([]);
	});

	it("keep their punctuation with the word before it by a narrow space that does not break", () => {
		const wrong = [...french].filter(([, text]) => /[ \u00a0][:;?!»]|«[ \u00a0]|\p{L}[;?!»]/u.test(text));
		expect(wrong).toEqual([]);
	});

	it("keep a word with a hyphen in one line", () => {
		expect([...french].filter(([, text]) => /e-mail/i.test(text))).toEqual([]);
	});
});

describe("a sentence of the workplace", () => {
	/** Groups that are asked for what the domain names: levels of signatures, switches of mails. */
	const LOOKED_UP = [".report.signature.levels", ".settings.mails"];

	/** Files that have words, besides the catalogues and what is not of the workplace. */
	const sources = ["app", "components", "lib"]
		.flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name)))
		.filter(
			(path) =>
				/\.tsx?$/.test(path) && !/\.test\.|^lib\/(?:i18n|testing|db)\/|^components\/(?:signing|docs)\//.test(path),
		)
		.map((path) => readFileSync(path, "utf8"))
		.filter((text) => /[wW]ords|Messages/.test(text));
	const found = (pattern: RegExp) =>
		sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
	const namesIn = (texts: string[]) => texts.flatMap((text) => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);
	const named = new Set([
		...found(/\.\s*([\p{L}_$][\p{L}\p{N}_$]*)/gu),
		...namesIn(found(/(?:const|let)\s*\{([^}=]*(?:\{[^}]*\}[^}=]*)*)\}\s*=/g)),
		...namesIn(found(/\(\{([^)]*?)\}\s*:/g)),
	]);
	const chosenFrom = new Set([
		...found(/([\p{L}_$][\p{L}\p{N}_$]*)\s*\[(?!\])/gu),
		...found(/entries\((?:\w+\.)*(\w+)\)/g),
	]);

	function isSaid(path: string): boolean {
		if (LOOKED_UP.some((group) => path.startsWith(`${group}.`))) return true;
		const steps = path.split(".").slice(1);
		return steps.every((step, at) => {
			const group = steps[at - 1];
			if (group === undefined || step === "one" || step === "other") return true;
			return named.has(step) || chosenFrom.has(group);
		});
	}

	it("has somebody who says it", () => {
		expect(sources.length).toBeGreaterThan(100);
		expect(english.map(([path]) => path).filter((path) => !isSaid(path))).toEqual([]);
		expect(isSaid(".common.nobody.says")).toBe(false);
	});
});
