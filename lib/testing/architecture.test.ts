import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSourceFiles, type SourceFile } from "./source-files.ts";

/** Nothing of ours, no Node: these run in the browser as well. */
const ISOMORPHIC = ["lib/draft", "lib/contract", "lib/identity", "lib/fields", "lib/csv", "lib/i18n", "lib/errors"];

/** What each part of the product may import. Arrows run one way: app → http → domain → db. */
const ALLOWED: Record<string, readonly string[]> = {
	app: ["components", "lib/http", "lib/domain", "lib/config", ...ISOMORPHIC],
	"proxy.ts": ["lib/http", "lib/config"],
	"instrumentation.ts": ["lib/http", "lib/config"],
	components: ISOMORPHIC,
	// A document in the making speaks of what is sent in the end.
	"lib/draft": ["lib/contract", "lib/fields", "lib/i18n", "lib/errors"],
	// The contract names fields, locales and errors; those know nothing of ours.
	"lib/contract": ["lib/fields", "lib/i18n", "lib/errors"],
	// What is read of a document of identity, and what it proves: days are those of fields.
	"lib/identity": ["lib/fields"],
	"lib/fields": [],
	"lib/csv": [],
	"lib/units.ts": [],
	"lib/i18n": [],
	// What people are told is worded there, and the interface says the same in English.
	"lib/errors": ["lib/i18n"],
	"lib/http": ["lib/domain", "lib/auth", "lib/policy", "lib/storage", "lib/config", ...ISOMORPHIC],
	"lib/domain": [
		"lib/db",
		"lib/crypto",
		"lib/policy",
		"lib/queue",
		"lib/mail",
		"lib/sms",
		"lib/verifiers",
		"lib/providers",
		"lib/pdf",
		"lib/storage",
		"lib/net",
		"lib/config",
		...ISOMORPHIC,
	],
	"lib/auth": ["lib/domain", "lib/config", ...ISOMORPHIC],
	// Below all that keep secrets; the keys of its boxes are derived from the installation's.
	"lib/crypto": ["lib/config"],
	// Who acts and which rows they reach are words of the domain and the database: types only.
	"lib/policy": ["lib/domain", "lib/db", "lib/config", ...ISOMORPHIC],
	"lib/db": ["lib/config", ...ISOMORPHIC],
	"lib/queue": ["lib/db", "lib/config", ...ISOMORPHIC],
	"lib/worker": ["lib/queue", "lib/domain", "lib/db", "lib/pdf", "lib/storage", "lib/config"],
	"lib/mail": ["lib/queue", "lib/config", ...ISOMORPHIC],
	"lib/sms": ["lib/config", ...ISOMORPHIC],
	"lib/verifiers": ["lib/pdf", "lib/net", "lib/config", ...ISOMORPHIC],
	"lib/providers": ["lib/fields", "lib/net"],
	"lib/pdf": ISOMORPHIC,
	"lib/net": [],
	// The database records the store’s owner, and objects that no row refers to yet.
	"lib/storage": ["lib/db", "lib/config", ...ISOMORPHIC],
	"lib/config": [],
	"lib/cli": [
		"lib/http",
		"lib/domain",
		"lib/queue",
		"lib/worker",
		"lib/db",
		"lib/pdf",
		"lib/storage",
		"lib/net",
		"lib/config",
		...ISOMORPHIC,
	],
};

/** Packages that only one part may know, so that each can be exchanged there. */
const CONFINED: Record<string, readonly string[]> = {
	"@prisma/client": ["lib/db"],
	"@prisma/adapter-pg": ["lib/db"],
	pg: ["lib/db"],
	"pg-copy-streams": ["lib/db"],
	"pg-boss": ["lib/queue", "lib/worker"],
	nodemailer: ["lib/mail"],
	"@react-email/components": ["lib/mail"],
	"react-dom/server": ["lib/mail"],
	"@aws-sdk/client-s3": ["lib/storage"],
	"@aws-sdk/lib-storage": ["lib/storage"],
	"@libpdf/core": ["lib/pdf"],
	"@embedpdf/pdfium": ["lib/pdf"],
	sharp: ["lib/pdf"],
	"tesseract-wasm": ["lib/pdf"],
	"zxing-wasm/reader": ["lib/pdf"],
	"node-forge": ["lib/pdf"],
	pkijs: ["lib/pdf"],
	"@node-rs/argon2": ["lib/crypto"],
	"oidc-provider": ["lib/auth"],
	"light-my-request": ["lib/auth", "lib/cli"],
	"next-auth": ["lib/auth"],
	undici: ["lib/net"],
	stripe: ["lib/verifiers"],
	"openid-client": ["lib/providers"],
	pino: ["lib/config"],
	mrz: ["lib/identity"],
	papaparse: ["lib/csv"],
};

const SINGLE_ARROWS = new Set([
	// Kept pages depend on the theme, and on whether anyone is signed in.
	"lib/cli/web/keep-public-answers.ts imports components/ui/theme.ts",
	"lib/cli/web/keep-public-answers.ts imports lib/auth/session-cookie.ts",
	// Counting calls comes before anybody's verb, so no verb of the domain stands between.
	"lib/http/limits/rate-limit.ts imports lib/db/rate-limiter.ts",
	// Every process rests and trusts alike, those for PDFs too, which know no configuration; these files read none.
	"lib/pdf/worker/child.ts imports lib/config/collect-when-idle.ts",
	"lib/pdf/worker/child.ts imports lib/config/trust-certificates.ts",
]);

/** Besides lib/config, and lib/cli which sets variables for the processes it starts. */
const ENVIRONMENT_READERS = new Set([
	// Cuts down what a PDF process sees of our environment.
	"lib/pdf/pool/pdf-child.ts",
	// Looks for an office converter in PATH, inside such a process.
	"lib/pdf/read/find-converter.ts",
]);

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 60;

/** Files whose default export a tool asks for. */
const DEFAULT_EXPORTS = [
	/^app\/.*(?:page|layout|template|loading|error|not-found|global-error|default|route|manifest|robots|sitemap|opengraph-image|icon)\.tsx?$/,
	/^proxy\.ts$/,
	/(?:vitest|slow|playwright)\.config\.ts$/,
	/^lib\/testing\/global-setup\.ts$/,
	/^e2e\/support\//,
];

/** The tables as the client calls them. */
const TABLES = readdirSync("prisma/schema")
	.flatMap((name) => [...readFileSync(`prisma/schema/${name}`, "utf8").matchAll(/^model (\w)(\w*)/gm)])
	.map(([, first = "", rest = ""]) => first.toLowerCase() + rest)
	.join("|");
const QUERIES = "(?:create|update|upsert|delete|find|count|aggregate|groupBy)\\w*";
const ASKING = [
	// A table's query, whatever holds the client, and by whichever way its parts are named.
	new RegExp(`\\.\\s*(?:${TABLES})\\s*\\??\\.\\s*${QUERIES}\\s*[(<\`]`),
	new RegExp(`\\[\\s*["'](?:${TABLES})["']\\s*\\]\\s*\\??[.[]`),
	// A table taken out of a client.
	/\{[^{}]*\} = (?:tx|db\(\))/,
	/(?:\btx|\bdb\(\))\s*(?:\?\.)?[.[]/,
	/\$(?:queryRaw|executeRaw|transaction|queryRawUnsafe|executeRawUnsafe)\b/,
	/\bnew PrismaClient\b|\bPrisma\s*\.\s*(?:sql|raw|join|empty)\b/,
];

/** Whether a file asks the database by itself, or knows what was generated for asking it. */
function asksDatabase({ text, imports }: Pick<SourceFile, "text" | "imports">): boolean {
	const isGenerated = imports.some((target) =>
		/^lib\/db\/(?:generated\/|(?:prisma|open-client)\.ts$)|^@prisma\/|^pg$/.test(target),
	);
	return isGenerated || ASKING.some((way) => way.test(text));
}

const WAYS_TO_ASK = [
	"await tx.user.findFirst({})",
	"await db().user.count()",
	"const client = db();\nawait client.user.findMany({})",
	"await transaction\n\t.document\n\t.updateMany({})",
	'await tx["user"].findFirst({})',
	"const { user } = db();",
	"await db().$transaction(async () => {})",
	"await client.$executeRaw`DELETE`",
	"Prisma.sql`1`",
	'import { Prisma } from "#lib/db/prisma.ts";',
	'import { PrismaClient } from "#lib/db/generated/client.ts";',
	'import type { User } from "#lib/db/generated/client.ts";',
];

/** What opens the database client, and does nothing else with it. */
const PROGRAMS = ["dev/web", "prepare", "web", "with-database", "worker"].map((name) => `lib/cli/${name}.ts`);

const files = readSourceFiles(process.cwd());
const isTest = ({ path }: SourceFile) => /\.(?:test|slow|spec)\.tsx?$/.test(path);
const isTesting = (file: SourceFile) => isTest(file) || /^(?:lib\/testing|e2e)\//.test(file.path);
const product = files.filter((file) => !isTesting(file));

/** `lib/domain/users/rules.ts` is in `lib/domain`, `proxy.ts` in itself. */
function partOf(path: string): string {
	const [first = "", second = ""] = path.split("/");
	return first === "lib" ? `${first}/${second}` : first;
}

describe("architecture", () => {
	it("sees the whole product", () => {
		expect(product.length).toBeGreaterThan(200);
		expect(product.flatMap((file) => file.imports).length).toBeGreaterThan(product.length);
	});

	it("lets arrows run one way only", () => {
		const wrong = product.flatMap(({ path, imports }) => {
			const part = partOf(path);
			const allowed = ALLOWED[part];
			if (!allowed) return [`${path} is in no part that the table knows`];
			return imports
				.filter((target) => /^(?:app|components|lib|proxy\.ts)(?:\/|$)/.test(target))
				.filter((target) => ![part, "lib/units.ts", ...allowed].includes(partOf(target)))
				.map((target) => `${path} imports ${target}`)
				.filter((arrow) => !SINGLE_ARROWS.has(arrow));
		});
		expect(wrong).toEqual([]);
	});

	it("imports nothing of the tests in the product", () => {
		const wrong = product.filter(({ imports }) => imports.some((target) => /^lib\/testing\/|\.test\./.test(target)));
		expect(wrong.map(({ path }) => path)).toEqual([]);
	});

	it("keeps what also runs in the browser free of Node", () => {
		const wrong = product
			.filter(({ path }) => ISOMORPHIC.includes(partOf(path)) || partOf(path) === "components")
			.filter(({ imports }) => imports.some((target) => target.startsWith("node:")));
		expect(wrong.map(({ path }) => path)).toEqual([]);
	});

	it("keeps vendors where they can be exchanged", () => {
		const wrong = product.flatMap(({ path, imports }) =>
			imports
				.filter((target) => CONFINED[target] && !CONFINED[target].includes(partOf(path)))
				.map((target) => `${path} imports ${target}`),
		);
		expect(wrong).toEqual([]);
	});

	it("writes SQL only in lib/db", () => {
		const wrong = product.filter(
			({ path, text }) => partOf(path) !== "lib/db" && /\$(?:queryRaw|executeRaw)|\bSELECT\b[^"'`]+\bFROM\b/.test(text),
		);
		expect(wrong.map(({ path }) => path)).toEqual([]);
	});

	it("asks the database only in lib/db", () => {
		const wrong = product
			.filter(({ path }) => partOf(path) !== "lib/db" && !PROGRAMS.includes(path))
			.filter(asksDatabase);
		expect(wrong.map(({ path }) => path)).toEqual([]);
	});

	it("loads the database client, and all that it knows of the schema, in programs alone", () => {
		const loads = /import (?!type\b)[^;]*"[^"]*generated\/client\.ts"/;
		const wrong = product.filter(({ path, text }) => loads.test(text) && path !== "lib/db/open-client.ts");
		expect(wrong.map(({ path }) => path)).toEqual([]);
		const namespace = readFileSync("lib/db/generated/internal/prismaNamespace.ts", "utf8");
		expect(namespace).not.toMatch(/import (?!type\b)[^;\n]*class\.ts"/);
		const opening = product.filter(({ imports }) => imports.includes("lib/db/open-client.ts"));
		expect(opening.map(({ path }) => path).sort()).toEqual([...PROGRAMS].sort());
	});

	it.each(WAYS_TO_ASK)("sees that the database is asked by: %s", (text) => {
		const [, from] = /from "#([^"]+)"/.exec(text) ?? [];
		expect(asksDatabase({ text, imports: from ? [from] : [] })).toBe(true);
	});

	it("reads the environment in one place", () => {
		const wrong = product
			.filter(({ path }) => !["lib/config", "lib/cli"].includes(partOf(path)) && !ENVIRONMENT_READERS.has(path))
			// Setting one for a library that reads it itself is not reading.
			.filter(({ text }) => /process\.env\b(?!\.\w+ = )/.test(text));
		expect(wrong.map(({ path }) => path)).toEqual([]);
	});

	it("keeps what is sent before the scripts are there: a form that the page itself answers is components/ui/forms/form.tsx", () => {
		const bare = /<form\b(?:(?!action=|<)[\s\S])*?method="post"(?:(?!action=)[^<])*</;
		const wrong = product.filter(({ path, text }) => path !== "components/ui/forms/form.tsx" && bare.test(text));
		expect(wrong.map(({ path }) => path)).toEqual([]);
	});

	it("turns a request’s body into a stream in one place, which adds an error listener", () => {
		const makers = product.filter(({ path, text }) => /^(?:app|lib\/http)\//.test(path) && text.includes(".fromWeb("));
		expect(makers.map(({ path }) => path)).toEqual(["lib/http/reading/body-stream.ts"]);
	});

	it("keeps files short", () => {
		const long = files.map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }));
		expect(long.filter(({ lines }) => lines > MAX_FILE_LINES)).toEqual([]);
	});

	it("keeps functions short", () => {
		const long = files
			.filter((file) => !isTest(file))
			.flatMap(({ path, functions }) =>
				functions
					.filter(({ lines }) => lines > MAX_FUNCTION_LINES)
					.map(({ name, line, lines }) => `${path}:${line} ${name} has ${lines} lines`),
			);
		expect(long).toEqual([]);
	});

	it("exports by name", () => {
		const wrong = files.filter(
			({ path, hasDefaultExport }) => hasDefaultExport && !DEFAULT_EXPORTS.some((pattern) => pattern.test(path)),
		);
		expect(wrong.map(({ path }) => path)).toEqual([]);
	});
});
