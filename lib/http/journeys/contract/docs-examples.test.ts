import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { curlExample } from "#lib/contract/reference/curl-example.ts";
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

async function inShell(command: string): Promise<string> {
	const env = { ...process.env, CURL_HOME: dir, SIGNET_KEY: caller.key };
	return (await promisify(execFile)("sh", ["-c", command], { cwd: dir, env })).stdout;
}

it.each(Object.keys(OPERATIONS) as OperationId[])("%s is done by its example in the reference", async (id) => {
	const { id: thing, call } = await OPERATION_CASES[id].arrange(caller, caller);
	const printed = await inShell(withRealNames(curlExample(id, server.url), call(thing)));
	expect(printed).toMatch(new RegExp(`\\n${OPERATIONS[id].status}$`));
	const { method, path } = OPERATIONS[id];
	expect(server.done).toContain(`${method} ${path}`);
});
