import { expect, it } from "vitest";
import { ERRORS, type ErrorCode } from "#lib/errors/catalogue.ts";
import frozen from "./frozen-refusals.json" with { type: "json" };
import { readSourceFiles } from "./source-files.ts";

const REFUSAL = /\brefusal\(\s*"(\w+)",\s*said\("(\w+)"/g;
const FIELD_REFUSAL = /\bfieldRefusal\((?:[^;]*?)said\("(\w+)"[^;]*?\)(?:,\s*"(\w+)")?,?\s*\);/g;

/** Each refusal in the source by the key of its message, with its status and type. */
function refusalsInSource(): Record<string, string> {
	const found = new Map<string, Set<string>>();
	const note = (key = "", type = "ValidationError") =>
		found.set(key, (found.get(key) ?? new Set()).add(`${ERRORS[type as ErrorCode].status} ${type}`));
	for (const { path, text } of readSourceFiles(process.cwd())) {
		if (path.includes(".test.")) continue;
		for (const [, type, key] of text.matchAll(REFUSAL)) note(key, type);
		for (const [, key, type] of text.matchAll(FIELD_REFUSAL)) note(key, type);
	}
	return Object.fromEntries([...found].sort().map(([key, types]) => [key, [...types].sort().join(", ")]));
}

it("no refusal changes its status or type", () => {
	expect(refusalsInSource()).toMatchObject(frozen.messages);
});

it("no type changes its status", () => {
	expect(Object.fromEntries(Object.entries(ERRORS).map(([type, { status }]) => [type, status]))).toEqual(frozen.types);
});
