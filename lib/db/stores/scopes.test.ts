import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { readSourceFiles } from "#lib/testing/source-files.ts";

/** The parser's nodes, as far as they are looked at. */
type Node = { type: string; start: number; end: number; declaration?: Declaration | null };
type Declaration = { type: string; id: { name: string } | null; params?: { start: number; end: number }[] };

/** An account, what names one, a signer of a document, or the reason why none is asked for. */
const ALLOWED = /^accountId\b|\baccountId\b.*:|: \w*Scope$|: SignerOf<|: Unscoped</s;
/** The lock of an account itself, and looks at it by its id. */
const OF_ACCOUNT = new Set(["findAccount", "lockAccount"]);

const folder = join(process.cwd(), "lib/db/stores");
const stores = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
	/(?<!\.test)\.ts$/.test(name),
);

/** Types that are rows which were locked in an account, or signers of a document that was: a row that was only read is neither. */
const HELD = new Set(
	readSourceFiles(process.cwd())
		.filter(({ path }) => path.startsWith("lib/db/"))
		.flatMap(({ text }) => [...text.matchAll(/^(?:export )?type (\w+) =\s+(?:\| )?(?:Locked|SignerOf)</gm)])
		.map(([, name = ""]) => name),
);

function isAllowed(first: string): boolean {
	const [, type] = /: (\w+)$/.exec(first) ?? [];
	return ALLOWED.test(first) || (type !== undefined && HELD.has(type));
}

/** Every exported function of a store, with what it takes first besides the transaction. */
function functionsOf(name: string): { name: string; first: string | null }[] {
	const text = readFileSync(join(folder, name), "utf8");
	const { body } = parseAst(text, { lang: "ts" }) as unknown as { body: Node[] };
	return body.flatMap(({ declaration }) => {
		if (declaration?.type !== "FunctionDeclaration" || !declaration.id) return [];
		const params = (declaration.params ?? []).map(({ start, end }) => text.slice(start, end));
		const [first = null] = params.filter((param) => !/^tx\b/.test(param));
		return [{ name: declaration.id.name, first }];
	});
}

it("every function of a store takes the account first, or says in its type why it needs none", () => {
	const found = stores.flatMap((store) => functionsOf(store).map((one) => ({ store, ...one })));
	expect(found.length).toBeGreaterThan(150);
	const wrong = found.filter(({ name, first }) => first !== null && !isAllowed(first) && !OF_ACCOUNT.has(name));
	expect(wrong.map(({ store, name, first }) => `${store}: ${name}(${first})`)).toEqual([]);
});

it("stores export functions that this test sees", () => {
	const hidden = stores.filter((name) =>
		/^export const \w+ = (?:async )?\(/m.test(readFileSync(join(folder, name), "utf8")),
	);
	expect(hidden).toEqual([]);
});

it.each([
	["{ id }: StoredVerification", true],
	["brand: LockedBrand", true],
	["brand: StoredBrand", false],
	["{ id }: StoredDomain", false],
])("a function that takes %s first is let through: %s", (first, isRight) => {
	expect(isAllowed(first)).toBe(isRight);
});
