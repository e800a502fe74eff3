import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { corpusFile, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { dispatch } from "../../dispatch.ts";
import { readMultipart } from "../../reading/read-multipart.ts";
import { openUploads } from "../../reading/uploads.ts";

const installation = useTestDatabase({ UPLOAD_LIMIT_MB: "110" });

async function tempDirs(): Promise<string[]> {
	return readdir(join(installation.dataDir, "tmp")).catch(() => []);
}

/** A multipart body that is made while it is read. */
function streamedForm(fileBytes: number, onChunk: (sentBytes: number) => void = () => undefined) {
	const boundary = "x-stream";
	const head = `--${boundary}\r\nContent-Disposition: form-data; name="Files"; filename="big.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`;
	const chunk = new Uint8Array(256 * 1024);
	let sentBytes = 0;
	const body = new ReadableStream<Uint8Array>(
		{
			start: (controller) => controller.enqueue(Buffer.from(head)),
			pull(controller) {
				onChunk(sentBytes);
				if (sentBytes >= fileBytes) {
					controller.enqueue(Buffer.from(`\r\n--${boundary}--\r\n`));
					controller.close();
					return;
				}
				sentBytes += chunk.length;
				controller.enqueue(chunk);
			},
		},
		{ highWaterMark: 1 },
	);
	return { body, headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` } };
}

describe("large and interrupted bodies", () => {
	it("100 MB stream to disk with flat memory", async () => {
		const caller = await makeCaller();
		await caller.call("GET", "/v1/document/list?page=1");
		globalThis.gc?.();
		const before = process.memoryUsage().rss;
		let highest = before;
		const { body, headers } = streamedForm(100 * 1024 * 1024, () => {
			highest = Math.max(highest, process.memoryUsage().rss);
		});
		const answer = await caller.call("POST", "/v1/document/send", body, headers);
		// The title is missing: the whole body was read before that was said.
		expect(Object.keys(answer.body.errors as object)).toEqual(["Title", "Signers"]);
		expect((highest - before) / 1024 / 1024).toBeLessThan(60);
		expect(await tempDirs()).toEqual([]);
	});

	it("over the limit it is 413, once the client has finished, and nothing stays", async () => {
		const caller = await makeCaller();
		const { body, headers } = streamedForm(115 * 1024 * 1024);
		const answer = await caller.call("POST", "/v1/document/send", body, headers);
		expect(answer.body).toMatchObject({ errorType: "TooLarge", status: 413 });
		expect(answer.body.error).toContain("110 MB");
		expect(await tempDirs()).toEqual([]);
	});

	it("a body that says it is too large is refused unread", async () => {
		const caller = await makeCaller();
		const headers = { "Content-Type": "application/json", "Content-Length": String(900 * 1024 * 1024) };
		expect((await caller.call("POST", "/v1/document/send", "{}", headers)).status).toBe(413);
	});

	it("a client that goes away leaves no temp file", async () => {
		const caller = await makeCaller();
		const going = new AbortController();
		const { body, headers } = streamedForm(30 * 1024 * 1024);
		const broken = body.pipeThrough(
			new TransformStream<Uint8Array, Uint8Array>({
				async transform(chunk, controller) {
					if (going.signal.aborted) controller.error(new Error("aborted"));
					else controller.enqueue(chunk);
					if ((await tempDirs()).length > 0) going.abort();
				},
			}),
		);
		const request = new Request("http://localhost/v1/document/send", {
			method: "POST",
			headers: { ...headers, "X-API-KEY": caller.key },
			body: broken,
			duplex: "half",
		} as RequestInit);
		const response = await dispatch(request);
		expect(response.status).toBe(400);
		expect(going.signal.aborted).toBe(true);
		expect(await tempDirs()).toEqual([]);
	});
});

it("files of one request that arrive together are kept apart", async () => {
	const uploads = openUploads(1_000);
	const names = ["lease.pdf", "annex.pdf", "plan.pdf"];
	await Promise.all(names.map((name) => uploads.take(Readable.from([Buffer.from(name)]), name)));
	const contents = await Promise.all(uploads.files().map(({ path }) => readFile(path, "utf8")));
	expect(contents).toEqual(names);
	await uploads.remove();
});

it("a body that breaks off before its file is read is refused, and ends nothing but itself", async () => {
	const uploads = openUploads(1_000);
	const head = `--b\r\nContent-Disposition: form-data; name="Files"; filename="lease.pdf"\r\n\r\n%PDF`;
	// An error that nobody hears fails the whole run.
	const read = readMultipart(Readable.from([Buffer.from(head)]), "multipart/form-data; boundary=b", "files", uploads);
	await expect(read).rejects.toMatchObject({ code: "InvalidRequest" });
	await uploads.remove();
	expect(await tempDirs()).toEqual([]);
});

describe("an Attachment field on a certified upload", () => {
	async function sendTo(fileName: string) {
		const place = { pageNumber: 1, bounds: { x: 50, y: 200, width: 150, height: 25 } };
		const formFields = [...SIGNER.formFields, { id: "cv", fieldType: "Attachment", ...place }];
		const signers = JSON.stringify({ ...SIGNER, formFields });
		const caller = await makeCaller();
		const form = await sendForm({ Signers: signers }, await corpusFile(fileName));
		const answer = await caller.call("POST", "/v1/document/send", form);
		return { answer, count: await db().document.count({ where: { accountId: caller.accountId } }) };
	}

	it("is refused by name when the certification allows filling in and signing only", async () => {
		const { answer, count } = await sendTo("certified-docmdp2.pdf");
		expect(answer.status).toBe(400);
		expect(answer.body.errors).toEqual({
			"Signers[0].FormFields[2].FieldType": [expect.stringContaining("certified for form filling and signing only")],
		});
		expect(count).toBe(0);
		expect(await tempDirs()).toEqual([]);
	});

	it.each(["certified-docmdp3.pdf", "bb-libpdf.pdf"])("goes with %s, which allows additions", async (fileName) => {
		expect(await sendTo(fileName)).toMatchObject({ answer: { status: 200 }, count: 1 });
	});
});
