import { describe, expect, it } from "vitest";
import { readSourceFiles, type SourceFile } from "./source-files.ts";

/** The parts of the product from top to bottom; arrows point down. */
const ORDER = [
	"app",
	"proxy.ts",
	"lib/cli",
	"lib/worker",
	"components",
	"lib/http",
	"lib/auth",
	"lib/domain",
	"lib/policy",
	"lib/mail",
	"lib/sms",
	"lib/verifiers",
	"lib/providers",
	"lib/queue",
	"lib/pdf",
	"lib/storage",
	"lib/net",
	"lib/db",
	"lib/crypto",
	"lib/config",
	"lib/draft",
	"lib/contract",
	"lib/identity",
	"lib/fields",
	"lib/csv",
	"lib/errors",
	"lib/i18n",
	"lib/units.ts",
];

/** The domain asks its tables of permissions; the words for who acts, and for the rows they reach, are the domain’s. */
const POLICY = "lib/policy";

const isProduct = ({ path }: SourceFile) =>
	!/\.(?:test|spec)\.tsx?$/.test(path) && !/^(?:lib\/testing|e2e)\/|\/testing\//.test(path);
const product = readSourceFiles(process.cwd()).filter(isProduct);
const byPath = new Map(product.map((file) => [file.path, file]));

function partOf(path: string): string {
	const [first = "", second = ""] = path.split("/");
	return first === "lib" ? `${first}/${second}` : first;
}

const inPart = (part: string) => product.filter(({ path }) => partOf(path) === part);

describe("arrows", () => {
	it("point down", () => {
		const wrong = product.flatMap(({ path, imports }) => {
			const from = ORDER.indexOf(partOf(path));
			return imports
				.filter((target) => ORDER.includes(partOf(target)) && ORDER.indexOf(partOf(target)) < from)
				.filter((target) => !(partOf(target) === "lib/domain" && partOf(path) === POLICY))
				.map((target) => `${path} imports ${target}`);
		});
		expect(wrong).toEqual([]);
		expect(product.map(({ path }) => partOf(path)).filter((part) => !ORDER.includes(part))).toEqual([]);
	});

	it(`do not run back through ${POLICY} at run time`, () => {
		const lower = new Set<string>();
		const add = (path: string) => {
			if (partOf(path) !== POLICY || lower.has(path)) return;
			lower.add(path);
			for (const target of byPath.get(path)?.runtimeImports ?? []) add(target);
		};
		for (const { runtimeImports } of inPart("lib/domain")) for (const target of runtimeImports) add(target);
		expect(lower.size).toBeGreaterThan(0);
		const wrong = [...lower].flatMap((path) =>
			(byPath.get(path)?.runtimeImports ?? [])
				.filter((target) => partOf(target) === "lib/domain")
				.map((target) => `${path} imports ${target}`),
		);
		expect(wrong).toEqual([]);
	});
});
