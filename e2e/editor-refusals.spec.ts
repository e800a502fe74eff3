import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { adminTest as test } from "./support/admin-test.ts";
import { deskUser } from "./support/editor-page.ts";
import { BASE_URL, PORT } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expect } from "./support/test.ts";

const headers = { origin: BASE_URL };
/** What is uploaded is written in blocks of this size. */
const MEGABYTE = 1024 * 1024;

test("the desk takes nothing from other sites, strangers and broken connections, nor more than a draft can be", async ({
	page,
	playwright,
}) => {
	const { request, userId } = await deskUser(page);
	const documentId = randomUUID();
	const steps = `${BASE_URL}/documents/${documentId}/desk/steps`;
	const files = `${BASE_URL}/documents/${documentId}/desk/files?name=Lease.pdf`;
	const body = (...all: unknown[]) => ({ baseVersion: 0, userId, clientId: randomUUID(), steps: all });
	const titled = (title: string) => ({
		id: randomUUID(),
		operations: [{ kind: "patch", in: "document", set: { title }, was: {} }],
	});
	const pdf = Buffer.from(await samplePdf(1));

	for (const origin of ["https://elsewhere.example", "null"]) {
		const refused = [
			await request.post(steps, { headers: { origin }, data: body(titled("Theirs")) }),
			await request.post(files, { headers: { origin, "content-type": "application/pdf" }, data: pdf }),
		];
		expect(refused.map((answer) => answer.status())).toEqual([403, 403]);
	}
	const stranger = await playwright.request.newContext({ storageState: { cookies: [], origins: [] } });
	for (const url of [steps, files]) {
		const answer = await stranger.post(url, { headers, data: body(titled("Theirs")) });
		expect([answer.status(), (await answer.json()).error]).toEqual([401, expect.stringContaining("signed out")]);
	}
	await stranger.dispose();

	const large = await request.post(steps, { headers, data: body(titled("x".repeat(2 * 1024 * 1024))) });
	expect(large.status()).toBe(413);
	const many = await request.post(steps, { headers, data: body(...Array.from({ length: 501 }, () => titled("x"))) });
	expect(many.status()).toBe(400);
	const broken = await request.post(steps, { headers, data: '{"baseVersion":' });
	expect(broken.status()).toBe(400);

	// What was begun and broken off is no draft, and leaves no file behind.
	const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
	const kept = await breakOff(
		files,
		{ Cookie: cookies, Origin: BASE_URL, "Content-Type": "application/pdf" },
		Buffer.alloc(3 * MEGABYTE),
	);
	await expect.poll(() => existsSync(kept)).toBe(false);
	expect((await request.get(`${steps}?since=0`)).status()).toBe(404);

	const taken = await request.post(steps, { headers, data: body(titled("Mine\u0000")) });
	expect(await taken.json()).toMatchObject({ version: 1, steps: [{ operations: [{ set: { title: "Mine" } }] }] });
});

/** Sends a part of a file, and goes when the server has it. @returns where the server keeps it meanwhile */
async function breakOff(url: string, given: Record<string, string>, file: Buffer): Promise<string> {
	const { hostname, pathname, search, host } = new URL(url);
	const lines = Object.entries({ Host: host, "Content-Length": String(file.length), ...given }).map(
		([name, value]) => `${name}: ${value}\r\n`,
	);
	const part = file.subarray(0, file.length - MEGABYTE / 2);
	const socket = connect(PORT, hostname);
	socket.write(`POST ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
	socket.write(part);
	let path = "";
	const isTaken = async () => {
		path =
			(await temporaryFiles()).find(({ sizeBytes }) => sizeBytes >= MEGABYTE && sizeBytes <= part.length)?.path ?? "";
		return path !== "";
	};
	await expect.poll(isTaken).toBe(true);
	socket.destroy();
	return path;
}

async function temporaryFiles(): Promise<{ path: string; sizeBytes: number }[]> {
	const folder = join(process.env.E2E_DATA_DIR ?? "", "tmp");
	// Others come and go meanwhile, and the folder with the first of them.
	const names = await readdir(folder, { recursive: true }).catch(() => []);
	const files = names.map(async (name) => {
		const path = join(folder, name);
		const found = await stat(path).catch(() => null);
		return found?.isFile() ? [{ path, sizeBytes: found.size }] : [];
	});
	return (await Promise.all(files)).flat();
}
