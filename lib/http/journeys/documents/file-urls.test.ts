import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { storage } from "#lib/storage/storage.ts";
import { type ApiCaller, corpusFile, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { startFileServer } from "#lib/testing/file-server.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";

const server = await startFileServer();
useTestDatabase({ FILE_URL_HOSTS: `files.example.internal, ${server.host}` });
afterAll(() => server.close());

let caller: ApiCaller;
let pdf: Buffer;
beforeAll(async () => {
	caller = await makeCaller();
	pdf = await corpusFile("plain.pdf");
	server.files.set("/files/Lease%20of%20Mia.pdf", pdf);
	server.files.set("/latest", "/files/Lease%20of%20Mia.pdf");
	server.files.set("/words.pdf", Buffer.from("no PDF"));
	server.files.set("/astray", "https://127.0.0.1/a.pdf");
});

const send = (...paths: string[]) => {
	const fileUrls = paths.map((path) => `https://${server.host}${path}`);
	return caller.call("POST", "/v1/document/send", { title: "Lease", signers: [SIGNER], fileUrls });
};
const filesOf = (documentId: unknown) =>
	db().documentFile.findMany({ where: { documentId: String(documentId) }, orderBy: { position: "asc" } });

it("files are fetched from where they stand, byte for byte, with their names", async () => {
	const { status, body } = await send("/latest", "/files/Lease%20of%20Mia.pdf");
	expect([status, body]).toEqual([200, { documentId: expect.any(String) }]);
	const [one, two] = await filesOf(body.documentId);
	const sent = await caller.call("POST", "/v1/document/send", await sendForm({}, pdf));
	const [uploaded] = await filesOf(sent.body.documentId);
	const uploadSha256 = createHash("sha256").update(pdf).digest("hex");
	expect(one).toMatchObject({ name: "Lease of Mia.pdf", uploadSha256, sizeBytes: pdf.length });
	expect(two).toMatchObject({ name: "Lease of Mia.pdf", uploadSha256, firstPage: 1 + (one?.pageCount ?? 0) });
	// What is shown and sealed is what it would be, had the file come along.
	expect(one?.workingSha256).toBe(uploaded?.workingSha256);
	const local = await storage().localPath(one?.uploadKey ?? "");
	expect((await readFile(local.path)).equals(pdf)).toBe(true);
	const read = await caller.call("GET", `/v1/document/properties?documentId=${body.documentId}`);
	expect(read.body.files).toMatchObject([{ documentName: "Lease of Mia.pdf" }, { documentName: "Lease of Mia.pdf" }]);
});

it("files that came along stand before those that are fetched", async () => {
	const form = await sendForm({ "FileUrls[0]": `https://${server.host}/latest` });
	const { body } = await caller.call("POST", "/v1/document/send", form);
	expect((await filesOf(body.documentId)).map(({ name }) => name)).toEqual(["Lease.pdf", "Lease of Mia.pdf"]);
});

it.each([
	["a missing file", "/missing.pdf", 400, /status 404/],
	["a redirect to a private address", "/astray", 400, /public address/],
	["a file that isn’t a document", "/words.pdf", 422, /./],
])("%s is refused, and nothing is stored", async (_, path, status, words) => {
	const before = await db().document.count();
	const answer = await send(path);
	expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(words)]);
	expect(Object.keys(answer.body.errors as object)).toEqual(["FileUrls[0]"]);
	expect(await db().document.count()).toBe(before);
});

it("a host is trusted at its port alone", async () => {
	const fileUrls = ["https://localhost:1/a.pdf", "https://files.example.internal:8443/a.pdf"];
	const { body } = await caller.call("POST", "/v1/document/send", { title: "Lease", signers: [SIGNER], fileUrls });
	expect(body.errors).toMatchObject({
		"FileUrls[0]": [expect.stringContaining("must use port")],
		"FileUrls[1]": [expect.stringContaining("must use port 443")],
	});
});
