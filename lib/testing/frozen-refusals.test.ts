import { expect, it } from "vitest";
import { caseCodeOf } from "#lib/errors/case-codes.ts";
import { ERRORS, type ErrorCode } from "#lib/errors/catalogue.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";
import frozen from "./frozen-refusals.json" with { type: "json" };
import { readSourceFiles } from "./source-files.ts";

const REFUSAL = /\brefusal\(\s*"(\w+)",\s*said\("(\w+)"/g;
const FIELD_REFUSAL = /\bfieldRefusal\((?:[^;]*?)said\("(\w+)"[^;]*?\)(?:,\s*"(\w+)")?,?\s*\);/g;
const UNSAID = /\bnew AppError\(\s*"(\w+)",[^;]*?caseCode: "(\w+)"/g;

/** The code of each refusal in the source, with its statuses and types. */
function refusalsInSource(): Record<string, string> {
	const found = new Map<string, Set<string>>();
	const note = (code = "", type = "ValidationError") =>
		found.set(code, (found.get(code) ?? new Set()).add(`${ERRORS[type as ErrorCode].status} ${type}`));
	for (const { path, text } of readSourceFiles(process.cwd())) {
		if (path.includes(".test.")) continue;
		for (const [, type, key] of text.matchAll(REFUSAL)) note(codeOf(key), type);
		for (const [, key, type] of text.matchAll(FIELD_REFUSAL)) note(codeOf(key), type);
		for (const [, type, code] of text.matchAll(UNSAID)) note(code, type);
	}
	return Object.fromEntries([...found].sort().map(([code, types]) => [code, [...types].sort().join(", ")]));
}

const codeOf = (key = "") => caseCodeOf({ code: "Conflict", caseCode: undefined, said: { key: key as RefusalKey } });

it("no code changes its status or type", () => {
	expect(refusalsInSource()).toMatchObject(frozen.codes);
});

it("no type changes its status", () => {
	expect(Object.fromEntries(Object.entries(ERRORS).map(([type, { status }]) => [type, status]))).toEqual(frozen.types);
});
