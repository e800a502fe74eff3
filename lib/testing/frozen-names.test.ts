import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "#lib/cli/admin/commands.ts";
import { VARIABLE_GROUPS } from "#lib/config/variable-groups.ts";
import { CASE_REMEDIES } from "#lib/contract/reference/error-remedies.ts";
import { CHECKS } from "#lib/domain/doctor/checks.ts";
import { ERRORS } from "#lib/errors/catalogue.ts";
import { JOBS, MAIL_KINDS } from "#lib/queue/definitions.ts";
import frozen from "./frozen-names.json" with { type: "json" };
import { readSourceFiles } from "./source-files.ts";

/**
 * Names that outlive a release: stored in rows, hashed into audit trails, kept by browsers, or used by other people’s
 * programs. Add new ones to frozen-names.json; never change or remove one.
 */
const product = readSourceFiles(process.cwd())
	.filter(({ path }) => !/\.test\.|^e2e\/|\/testing\//.test(path))
	.map(({ text }) => text);

const PRESENT: Record<keyof typeof frozen, () => readonly string[]> = {
	auditEvents,
	accountEvents: () => Object.keys(readMessages("account-log").events ?? {}),
	storedRefusals: () => Object.keys(readMessages("errors")),
	queues: () => Object.keys(JOBS),
	mailKinds: () => MAIL_KINDS,
	variables: () => VARIABLE_GROUPS.flatMap(({ variables }) => Object.keys(variables)),
	commands: () => Object.keys(COMMANDS),
	errorCodes: () => [...Object.keys(ERRORS), ...Object.keys(CASE_REMEDIES)],
	doctorCodes: () => CHECKS.map(({ id }) => id),
	literals: () => frozen.literals.filter((literal) => product.some((text) => text.includes(literal))),
	addresses,
};

describe("names that are never changed", () => {
	it.each(Object.entries(PRESENT))("keeps %s", (kind, present) => {
		const names = present();
		expect(names.length).toBeGreaterThan(0);
		expect(frozen[kind as keyof typeof frozen].filter((name) => !names.includes(name))).toEqual([]);
	});
});

function readMessages(area: string): Record<string, object> {
	return JSON.parse(readFileSync(`lib/i18n/messages/en/${area}.json`, "utf8"));
}

/** Each type of event with the keys of its data, as in “DocumentSent.title”. */
function auditEvents(): string[] {
	const text = readFileSync("lib/domain/audit/event-types.ts", "utf8");
	const names: string[] = [];
	collectKeys(parseAst(text, { lang: "ts" }), "", names);
	return names;
}

function collectKeys(node: unknown, prefix: string, names: string[]): void {
	if (typeof node !== "object" || node === null) return;
	const { type, key } = node as { type?: string; key?: { name?: string } };
	const isKey = type === "TSPropertySignature" && key?.name;
	const name = isKey ? `${prefix}${key.name}` : prefix;
	if (isKey) names.push(name);
	for (const child of Object.values(node).flat()) collectKeys(child, isKey ? `${name}.` : prefix, names);
}

/** Addresses of pages and routes, as their folders have them. */
function addresses(): string[] {
	return readdirSync("app", { recursive: true, encoding: "utf8" })
		.filter((path) => /\/(?:page\.tsx|route\.ts)$/.test(path))
		.map((path) => `/${path.replace(/\/[^/]+$/, "").replace(/\([^)]*\)\/?/g, "")}`.replace(/(.)\/$/, "$1"));
}
