import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as settle } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { receiveFile } from "../signing/receive-file.ts";
import { bodyStream } from "./body-stream.ts";
import { readMultipart } from "./read-multipart.ts";
import { openUploads } from "./uploads.ts";

// An error event without a listener is an uncaught exception, and fails the run.

const TYPE = "multipart/form-data; boundary=b";
let dir: string;
beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-body-"));
});
afterAll(() => rm(dir, { recursive: true }));

/** A request whose client disconnects in the middle of a file. */
function aborted(part: string): Request {
	const head = `--b\r\nContent-Disposition: form-data; name="${part}"; filename="a.pdf"\r\n\r\n%PDF-1.7\n`;
	const chunks = [Buffer.from(head), Buffer.alloc(100_000)];
	const body = new ReadableStream({
		pull(controller) {
			const chunk = chunks.shift();
			if (chunk) controller.enqueue(chunk);
			else controller.error(new Error("aborted"));
		},
	});
	const init = { method: "POST", headers: { "content-type": TYPE }, body, duplex: "half" };
	return new Request("http://localhost/", init as RequestInit);
}

it("a body that breaks off unread raises no uncaught error", async () => {
	const source = bodyStream(aborted("file"));
	source?.resume();
	await new Promise((done) => source?.once("close", done));
	expect(source?.errored).toMatchObject({ message: "aborted" });
});

it.each(["file", "another"])("a body that breaks off in the part %s is refused", async (part) => {
	const source = bodyStream(aborted(part));
	const uploads = openUploads(1_000_000);
	const reading = source && readMultipart(source, TYPE, "file", uploads);
	await expect(reading).rejects.toMatchObject({ code: "InvalidRequest" });
	await uploads.remove();
	await settle();
});

it("so is a signer’s file", async () => {
	await expect(receiveFile(aborted("file"), dir, 1_000_000)).rejects.toMatchObject({ code: "InvalidRequest" });
	await settle();
});
