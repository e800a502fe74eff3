import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { type ExampleLanguage, writeExample } from "#lib/contract/reference/write-example.ts";
import { type ApiCaller, corpusFile, makeCaller } from "#lib/testing/api-caller.ts";
import { type ApiServer, startApiServer } from "#lib/testing/api-server.ts";
import { LOGO_SVG } from "#lib/testing/brand-form.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { OPERATION_CASES } from "#lib/testing/operations/operation-cases.ts";
import { withRealNames } from "#lib/testing/operations/with-real-names.ts";

useTestDatabase();

let server: ApiServer;
let caller: ApiCaller;
let dir: string;
beforeAll(async () => {
	server = await startApiServer();
	caller = await makeCaller();
	dir = await mkdtemp(join(tmpdir(), "signet-examples-"));
	await writeFile(join(dir, "lease.pdf"), await corpusFile("plain.pdf"));
	await writeFile(join(dir, "logo.svg"), LOGO_SVG);
	// Read by curl itself, so that the commands stay as they are printed.
	await writeFile(join(dir, ".curlrc"), 'silent\nshow-error\nwrite-out = "\\n%{http_code}"\n');
});
afterAll(async () => {
	await rm(dir, { recursive: true, force: true });
	await server.close();
});

/** The address of an example with what exists in place of what it makes up. */
async function arrange(id: OperationId, language: ExampleLanguage): Promise<string> {
	const { id: thing, call } = await OPERATION_CASES[id].arrange(caller, caller);
	return withRealNames(writeExample(id, language, server.url), call(thing));
}

function run(command: string, args: string[]) {
	const env = { ...process.env, CURL_HOME: dir, SIGNET_KEY: caller.key };
	return promisify(execFile)(command, args, { cwd: dir, env });
}

it.each(Object.keys(OPERATIONS) as OperationId[])("%s is done by its example in the reference", async (id) => {
	const { stdout } = await run("sh", ["-c", await arrange(id, "curl")]);
	expect(stdout).toMatch(new RegExp(`\\n${OPERATIONS[id].status}$`));
	const { method, path } = OPERATIONS[id];
	expect(server.done).toContain(`${method} ${path}`);
});

it.each([
	"sendDocument",
	"downloadAttachment",
	"remindSigners",
	"createContacts",
	"mergeAndSendTemplates",
	"createBrand",
	"deleteTags",
] as const)("%s is done by its example for Node.js", async (id) => {
	const args = ["--input-type=module", "--eval", await arrange(id, "node")];
	await expect(run(process.execPath, args)).resolves.toMatchObject({ stderr: "" });
});
