import { expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { ROUTES } from "#lib/http/routes.ts";
import { readSourceFiles, type SourceFile } from "#lib/testing/source-files.ts";
import { PERMISSIONS, type PermissionRow } from "./permissions.ts";

/** What somebody outside reaches the domain through. The authorization server's library is below a verb: see README.md. */
const OUTSIDE = /^(?:app|lib\/http|lib\/cli|lib\/jobs)\/|^proxy\.ts$/;
const VALUE_IMPORT = /import \{([^}]*)\} from "#(lib\/domain\/[^"]+)"/g;
const LATE_IMPORT = /import\("#(lib\/domain\/[^"]+)"\)/g;

const files = readSourceFiles(process.cwd());
const textOf = new Map(files.map(({ path, text }) => [path, text]));
const outside = files.filter(({ path }) => OUTSIDE.test(path) && !/\.test\.tsx?$/.test(path));

/** Where the text of an exported thing begins, and its head up to the body. */
function headOf(path: string, name: string): string {
	const text = textOf.get(path) ?? "";
	const at = text.search(new RegExp(`^export (?:async )?(?:const|function) ${name}\\b`, "m"));
	return at === -1 ? "" : text.slice(at, at + text.slice(at).search(/\n\}|\n\);|;\n/));
}

/** Whether something works without looking anything up or changing anything: it answers at once. */
function isPure(head: string): boolean {
	return !/^export (?:async function|const \w+ = async)/.test(head) && !/^export [^{]*\bPromise</.test(head);
}

function importsOf({ path, text }: SourceFile): string[] {
	const named = [...text.matchAll(VALUE_IMPORT)].flatMap(([, names = "", from = ""]) =>
		names
			.split(",")
			.map((name) => name.trim().split(" as ")[0] ?? "")
			.filter((name) => name !== "" && !name.startsWith("type "))
			.map((name) => ({ name, from })),
	);
	const late = [...text.matchAll(LATE_IMPORT)].flatMap(([, from = ""]) =>
		[...(textOf.get(from) ?? "").matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name = ""]) => ({
			name,
			from,
		})),
	);
	return [...named, ...late]
		.filter(({ name, from }) => {
			const head = headOf(from, name);
			return head === "" || !(head.includes("= defineVerb(") || isPure(head));
		})
		.map(({ name, from }) => `${path} reaches ${name} of ${from}`);
}

it("whatever is reached from outside the domain and does something is a verb", () => {
	expect(outside.length).toBeGreaterThan(100);
	expect(outside.flatMap(importsOf)).toEqual([]);
	const whole = outside.filter(({ text }) => /import \* as \w+ from "#lib\/domain\//.test(text));
	expect(whole.map(({ path }) => path)).toEqual([]);
});

it("nobody outside reads or writes rows past the verbs", () => {
	const past = outside.filter(
		({ path, imports }) =>
			/^(?:app|lib\/http|lib\/cli\/admin)\//.test(path) && imports.some((from) => from.startsWith("lib/db/stores/")),
	);
	expect(past.map(({ path }) => path)).toEqual([]);
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
	expect(row.users?.through).toBe(OPERATIONS[id].scope);
});
