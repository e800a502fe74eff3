import { execFile, execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { type ApiServer, startApiServer } from "#lib/testing/api-server.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { buildOpenApi } from "./build-openapi.ts";

useTestDatabase();

/** Installed for this test only: they are large. */
const TOOLS = [
	"@redocly/cli@2.77.0",
	"@stoplight/spectral-cli@6.16.3",
	"openapi-typescript@7.13.0",
	"openapi-fetch@0.17.0",
	"orval@7.13.2",
	"@hey-api/openapi-ts@0.95.0",
	"typescript@5.9.3",
	"esbuild@0.28.2",
];

const MINUTES = 60_000;

let dir: string;
let server: ApiServer;
let caller: ApiCaller;

beforeAll(async () => {
	server = await startApiServer();
	caller = await makeCaller();
	dir = mkdtempSync(join(tmpdir(), "openapi-clients-"));
	writeFileSync(join(dir, "package.json"), JSON.stringify({ private: true, type: "module" }));
	writeFileSync(join(dir, ".spectral.yaml"), 'extends: ["spectral:oas"]');
	writeFileSync(join(dir, "redocly.yaml"), "extends: [recommended]");
	// Linters complain about localhost.
	writeFileSync(join(dir, "published.json"), JSON.stringify(buildOpenApi("https://sign.harbour-homes.com")));
	writeFileSync(join(dir, "openapi.json"), JSON.stringify(buildOpenApi(server.url)));
	execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent", ...TOOLS], { cwd: dir });
}, 5 * MINUTES);

afterAll(async () => {
	await server.close();
	rmSync(dir, { recursive: true, force: true });
}, MINUTES);

/** Runs a tool of the folder’s. @throws Error with what it printed when it ends with another code than 0 */
function run(tool: string, ...args: string[]): string {
	const { status, stdout, stderr } = spawnSync(join(dir, "node_modules/.bin", tool), args, {
		cwd: dir,
		encoding: "utf8",
	});
	if (status !== 0) throw new Error(`${tool}: ${stdout}${stderr}`);
	return stdout;
}

describe("linters find nothing in the description", () => {
	it(
		"redocly",
		() => {
			const report = JSON.parse(run("redocly", "lint", "published.json", "--format=json"));
			expect(report.totals).toMatchObject({ errors: 0, warnings: 0 });
		},
		MINUTES,
	);

	it(
		"spectral",
		() => {
			expect(run("spectral", "lint", "published.json", "--fail-severity=hint")).toContain("No results");
		},
		MINUTES,
	);
});

/** What each client sends. */
const SHARED = `
const file = new File(["%PDF-1.4\\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\\ntrailer<</Root 1 0 R>>"], "lease.pdf", { type: "application/pdf" });
const bounds = { x: 20, y: 20, width: 100, height: 40 };
const signers = [{ name: "Mia", emailAddress: "mia@example.com", formFields: [{ id: "sign", fieldType: "Signature" as const, pageNumber: 1, bounds }] }];
const { URL_OF_API: url = "", KEY: key = "" } = process.env;
const statuses: [string, number][] = [];
`;

const FETCH = `
import createClient from "openapi-fetch";
import type { paths } from "./types.ts";
${SHARED}
const client = createClient<paths>({ baseUrl: url, headers: { "X-API-KEY": key } });
const note = (name: string, { response }: { response: Response }) => statuses.push([name, response.status]);
const form = (body: Record<string, unknown>) => {
	const data = new FormData();
	for (const [name, value] of Object.entries(body)) for (const one of [value].flat()) data.append(name, one instanceof Blob || typeof one === "string" ? one : JSON.stringify(one));
	return data;
};
const sent = await client.POST("/v1/document/send", { body: { title: "Lease", signers, files: [file as unknown as string], labels: ["a"] }, bodySerializer: form });
note("send", sent);
const documentId = sent.data?.documentId ?? "";
note("properties", await client.GET("/v1/document/properties", { params: { query: { documentId } } }));
note("list", await client.GET("/v1/document/list", { params: { query: { page: 1, status: ["WaitingForOthers"] } } }));
note("addTags", await client.PATCH("/v1/document/addTags", { body: { documentId, tags: ["b"] } }));
note("deleteTags", await client.DELETE("/v1/document/deleteTags", { body: { documentId, tags: ["b"] } }));
note("remind", await client.POST("/v1/document/remind", { params: { query: { documentId } }, body: { message: "Please sign." } }));
note("download", await client.GET("/v1/document/download", { params: { query: { documentId } }, parseAs: "blob" }));
note("credits", await client.GET("/v1/plan/apiCreditsCount"));
note("users", await client.GET("/v1/users/list", { params: { query: { page: 1 } } }));
note("revoke", await client.POST("/v1/document/revoke", { params: { query: { documentId } }, body: { message: "Signed on paper." } }));
console.log(JSON.stringify(statuses));
`;

const HEY = `
import { client } from "./hey/client.gen.ts";
import * as api from "./hey/index.ts";
${SHARED}
client.setConfig({ baseUrl: url, auth: key });
const note = (name: string, { response }: { response?: Response }) => statuses.push([name, response?.status ?? 0]);
const sent = await api.sendDocument({ body: { title: "Lease", signers, files: [file], labels: ["a"] } });
note("send", sent);
const documentId = sent.data?.documentId ?? "";
note("properties", await api.getDocumentProperties({ query: { documentId } }));
note("list", await api.listDocuments({ query: { page: 1, status: ["WaitingForOthers"] } }));
note("addTags", await api.addTags({ body: { documentId, tags: ["b"] } }));
note("deleteTags", await api.deleteTags({ body: { documentId, tags: ["b"] } }));
note("remind", await api.remindSigners({ query: { documentId }, body: { message: "Please sign." } }));
note("download", await api.downloadDocument({ query: { documentId } }));
note("credits", await api.getApiCreditsCount());
note("users", await api.listUsers({ query: { page: 1 } }));
note("revoke", await api.revokeDocument({ query: { documentId }, body: { message: "Signed on paper." } }));
console.log(JSON.stringify(statuses));
`;

/** Its client parses every response as JSON, so it can’t download files. */
const ORVAL = `
import * as api from "./orval.ts";
${SHARED}
const headers = { "X-API-KEY": key };
const json = { headers: { ...headers, "Content-Type": "application/json" } };
const plain = globalThis.fetch;
globalThis.fetch = (input, init) => plain(new URL(String(input), url), init);
const note = (name: string, { status }: { status: number }) => statuses.push([name, status]);
const sent = await api.sendDocument({ title: "Lease", signers, files: [file], labels: ["a"] }, { headers });
note("send", sent);
const documentId = sent.status === 200 ? sent.data.documentId : "";
note("properties", await api.getDocumentProperties({ documentId }, { headers }));
note("list", await api.listDocuments({ page: 1, status: ["WaitingForOthers"] }, { headers }));
note("addTags", await api.addTags({ documentId, tags: ["b"] }, json));
note("deleteTags", await api.deleteTags({ documentId, tags: ["b"] }, json));
note("remind", await api.remindSigners({ message: "Please sign." }, { documentId }, json));
note("brands", await api.listBrands({ headers }));
note("credits", await api.getApiCreditsCount({ headers }));
note("users", await api.listUsers({ page: 1 }, { headers }));
note("revoke", await api.revokeDocument({ message: "Signed on paper." }, { documentId }, json));
console.log(JSON.stringify(statuses));
`;

const GENERATED: [name: string, program: string, generate: () => void][] = [
	[
		"openapi-typescript",
		FETCH,
		() => run("openapi-typescript", "openapi.json", "-o", "types.ts", "--default-non-nullable=false"),
	],
	["hey-api", HEY, () => run("openapi-ts", "-i", "openapi.json", "-o", "hey", "-p", "@hey-api/client-fetch")],
	["orval", ORVAL, () => run("orval", "--input", "openapi.json", "--output", "orval.ts", "--client", "fetch")],
];

const COMPILE = ["--noEmit", "--strict", "--skipLibCheck", "--allowImportingTsExtensions", "--target", "es2024"];
const MODULES = ["--module", "preserve", "--moduleResolution", "bundler", "--lib", "es2024,dom,dom.iterable"];

describe("clients made from the description compile, and do ten things", () => {
	it.each(GENERATED)(
		"%s",
		async (name, program, generate) => {
			generate();
			mkdirSync(join(dir, "types"), { recursive: true });
			writeFileSync(join(dir, "types", "process.d.ts"), "declare const process: { env: Record<string, string> };");
			const path = join(dir, `run-${name}.ts`);
			writeFileSync(path, program);
			run("tsc", ...COMPILE, ...MODULES, path, join(dir, "types", "process.d.ts"));
			const env = { ...process.env, URL_OF_API: server.url, KEY: caller.key };
			// Asynchronous, because the server runs in this process.
			const bundle = join(dir, `run-${name}.mjs`);
			run("esbuild", path, "--bundle", "--platform=node", "--format=esm", `--outfile=${bundle}`, "--log-level=error");
			const { stdout } = await promisify(execFile)(process.execPath, [bundle], { cwd: dir, env });
			const statuses = JSON.parse(stdout.trim().split("\n").at(-1) ?? "[]") as [string, number][];
			expect(statuses.map(([, status]) => status)).toEqual([200, 200, 200, 204, 204, 204, 200, 200, 200, 204]);
		},
		3 * MINUTES,
	);
});
