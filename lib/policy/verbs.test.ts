import { expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { ROUTES } from "#lib/http/dispatch.ts";
import { readSourceFiles, type SourceFile } from "#lib/testing/source-files.ts";
import { reachedBy, wrongOf } from "#lib/testing/verbs/reached.ts";
import { PERMISSIONS, type PermissionRow } from "./permissions.ts";

/** What somebody outside reaches the domain through. The authorization server's library is below a verb: see README.md. */
const OUTSIDE = /^(?:app|lib\/http|lib\/cli|lib\/queue|lib\/worker)\/|^proxy\.ts$/;
const files = readSourceFiles(process.cwd());
const textOf = new Map(files.map(({ path, text }) => [path, text]));
const outside = files.filter(({ path }) => OUTSIDE.test(path) && !/\.test\.tsx?$/.test(path));

/** Who may use a store past the verbs, and why. */
const PAST_THE_VERBS: Readonly<Record<string, string>> = {
	"lib/cli/admin/verify-backup.ts": "a file alone: which columns keep keys of objects, without any row of a database",
	"lib/cli/prepare/check-keys.ts": "before anything runs: whether the keys are those that the database was filled with",
	"lib/cli/prepare/ensure-queues.ts": "before anything runs: the queues are there before a verb puts anything in one",
	"lib/cli/prepare/first-admin.ts": "before anything runs: whether there is an account already",
	"lib/queue/held-jobs.ts": "the queue's own rows, whatever the jobs are about",
	"lib/queue/taker.ts": "the queue's own rows: delays retries and puts jobs back",
};

function wrongIn(file: SourceFile): string[] {
	return reachedBy(file).flatMap(({ name, from }) => {
		const text = textOf.get(from) ?? "";
		return wrongOf(text, name).map((wrong) => `${file.path} reaches ${wrong} of ${from}`);
	});
}

it("whatever is reached from outside the domain and does something is a verb", () => {
	expect(outside.length).toBeGreaterThan(100);
	expect(outside.flatMap(wrongIn)).toEqual([]);
});

it.each([
	["export function purgeIt({ id }: { id: string }): Promise<void> {\n\treturn drop(id);\n}", ["it"]],
	["export const it = (tx: Tx) => tx.document.deleteMany();", ["it"]],
	["export const it = (id: string): Promise<void> => drop(id);", ["it"]],
	["export const it = async () => {};", ["it"]],
	["export async function it(): Promise<void> {}", ["it"]],
	["export function it(tx: Tx): void {}", ["it"]],
	["export const it = once(() => drop());", ["it"]],
	["export { it } from './another.ts';", ["it"]],
	["export const another = 1;", ["it"]],
	["export const it: Verb<void> = defineVerb({ permission: 'jobs.run' }, async () => {});", []],
	["export function it({ id }: { id: string }): string {\n\treturn id;\n}", []],
	["export const it = (id: string): boolean => id === '';", []],
	["export const it = { days: 30 } as const;", []],
])("what is reached of %s is to be a verb: %j", (text, wrong) => {
	const name = text.includes("purgeIt") ? "purgeIt" : "it";
	expect(wrongOf(text, name).map((one) => one.replace("purgeIt", "it"))).toEqual(wrong);
});

it.each([
	['import { a, type B } from "#lib/domain/x.ts";', ["a"]],
	['import { a as b } from "#lib/domain/x.ts";', ["a"]],
	['export { a } from "#lib/domain/x.ts";', ["a"]],
	['export * from "#lib/domain/x.ts";', ["*"]],
	['import * as all from "#lib/domain/x.ts";', ["*"]],
	['const late = () => import("#lib/domain/x.ts");', ["*"]],
	['import type { B } from "#lib/domain/x.ts";', []],
	['export type { B } from "#lib/domain/x.ts";', []],
])("sees what %s reaches: %j", (text, names) => {
	expect(reachedBy({ text }).map(({ name }) => name)).toEqual(names);
});

it("nobody outside reads or writes rows past the verbs, but for a few", () => {
	const past = outside
		.filter(({ imports }) => imports.some((from) => from.startsWith("lib/db/stores/")))
		.map(({ path }) => path);
	expect(past.sort()).toEqual(Object.keys(PAST_THE_VERBS).sort());
});

it("roles are judged by the table alone", () => {
	const judging = files.filter(
		({ path, text }) =>
			/^(?:app|lib\/(?:http|domain|auth))\//.test(path) &&
			!/\.test\.tsx?$/.test(path) &&
			/principal\??\.role\b/.test(text),
	);
	expect(judging.map(({ path }) => path)).toEqual([]);
});

it.each(Object.keys(OPERATIONS) as OperationId[])("%s is published with the scope that its verb asks for", (id) => {
	const row: PermissionRow = PERMISSIONS[ROUTES[id].permission];
	expect(row.users?.through).toBe(OPERATIONS[id].scope ?? "any");
});
