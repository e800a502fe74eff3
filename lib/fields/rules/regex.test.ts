import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
	findPatternProblem,
	loadRegexEngine,
	MAX_PATTERN_INSTRUCTIONS,
	matchesPattern,
	needsRegexEngine,
} from "./regex.ts";
import { MAX_TEXT_LENGTH } from "./text-rules.ts";

beforeAll(() => loadRegexEngine());

describe("sender's regular expressions", () => {
	it("a pathological one takes linear time", () => {
		expect(matchesPattern("(a+)+$", `${"a".repeat(50_000)}!`)).toBe(false);
		expect(matchesPattern("^(a|aa)+$", "a".repeat(50_000))).toBe(true);
		expect(matchesPattern("^([a-zA-Z0-9]+\\s?)*$", `${"a".repeat(50_000)}!`)).toBe(false);
	});

	it("the largest one that is allowed ends in time on the longest value", () => {
		const pattern = "(x*|[a-z]?){420}$";
		expect(findPatternProblem(pattern)).toBeNull();
		// Processor time of this process: what else runs on the machine does not count.
		const startedAt = process.cpuUsage();
		matchesPattern(pattern, `${"a".repeat(MAX_TEXT_LENGTH - 1)}!`);
		expect(process.cpuUsage(startedAt).user / 1000).toBeLessThan(10_000);
		expect(MAX_PATTERN_INSTRUCTIONS).toBeGreaterThan(2_900);
	});

	it.each([
		["^[^@]{1,64}$", "abc", true],
		["\\d{3}", "a 123 b", true],
		["^\\d{3}$", "a 123 b", false],
		["^(?<year>\\d{4})$", "2031", true],
		["^\\u0041\\/$", "A/", true],
		["^\\p{L}+$", "Zoë", true],
		["(?i)^abc$", "ABC", true],
		["^.{1,1000}$", "x", true],
	])("%s on %s: %s", (pattern, text, expected) => {
		expect(findPatternProblem(pattern)).toBeNull();
		expect(matchesPattern(pattern, text)).toBe(expected);
	});

	it.each([
		["(", /missing closing \)/],
		["(?=a)", /lookaround/],
		["(a)\\1", /backreferences/],
		["x".repeat(1_001), /1001 characters; at most 1000/],
		["[a-z]{1000}".repeat(50), /too large/],
		["((a{100}){100}){100}", /repeat count/],
	])("%s is refused", (pattern, problem) => {
		expect(findPatternProblem(pattern)).toMatch(problem);
	});

	it("only fields with one need the engine", () => {
		expect(needsRegexEngine([{ validationType: "None" }])).toBe(false);
		expect(needsRegexEngine([{ validationType: "CustomRegex" }])).toBe(true);
	});

	it("without the engine nothing is taken for valid", async () => {
		vi.resetModules();
		const fresh = await import("./regex.ts");
		expect(() => fresh.matchesPattern("a", "a")).toThrow(/loadRegexEngine/);
		expect(() => fresh.findPatternProblem("a")).toThrow(/loadRegexEngine/);
		await fresh.loadRegexEngine();
		expect(fresh.matchesPattern("a", "a")).toBe(true);
	});
});

/** Static imports that leave code behind: not those of types, nor `import()`. */
const STATIC_IMPORT = /^(?:import|export)(?! type )(?:[^"';]*? from)? "([^"]+)";$/gm;

describe("what the signing page loads", () => {
	it("has neither re2js nor zod nor any other package in it", () => {
		const fields = join(import.meta.dirname, "..");
		const seen = new Set<string>();
		const packages = new Set<string>();
		const follow = (file: string) => {
			if (seen.has(file)) return;
			seen.add(file);
			for (const [, name = ""] of readFileSync(file, "utf8").matchAll(STATIC_IMPORT)) {
				if (name.startsWith(".")) follow(join(dirname(file), name));
				else if (name.startsWith("#lib/fields/")) follow(join(fields, name.slice("#lib/fields/".length)));
				else packages.add(name);
			}
		};
		for (const entry of [
			"values/values.ts",
			"values/format.ts",
			"values/mark.ts",
			"parsing/parse-mark.ts",
			"looks/text-layout.ts",
			"rules/file-rules.ts",
			"places/geometry.ts",
		]) {
			follow(join(fields, entry));
		}
		expect(seen).toContain(join(fields, "rules/regex.ts"));
		expect([...packages]).toEqual([]);
	});
});
