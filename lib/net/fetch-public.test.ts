import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchPublic } from "./fetch-public.ts";
import type { ReachPolicy } from "./reach.ts";

const LIMITS = { maxBytes: 1000, timeoutMs: 5000 };

let dir: string;
let server: Server;
let port: number;
/** Lets in the test's own server, and nothing else. */
let policy: ReachPolicy;
let count = 0;

const redirects: Record<string, string> = {
	"/moved": "/file.pdf",
	"/loop": "/loop",
	"/to-http": "http://127.0.0.1/file.pdf",
	"/to-private": "https://10.0.0.1/file.pdf",
	"/to-metadata": "https://169.254.169.254/latest",
	"/to-credentials": "https://user:word@127.0.0.1/file.pdf",
	"/to-nonsense": "https://",
};

beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "signet-fetch-"));
	const [key, cert] = [join(dir, "key.pem"), join(dir, "cert.pem")];
	const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
	const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
	execFileSync("openssl", ["req", "-x509", ...curve, ...subject, "-keyout", key, "-out", cert], { stdio: "ignore" });
	const ca = await readFile(cert, "utf8");
	server = createServer({ key: await readFile(key), cert: ca }, (request, response) => {
		const location = redirects[request.url ?? ""];
		if (location) response.writeHead(302, { location }).end();
		else if (request.url === "/file.pdf") response.end("%PDF-1.7");
		else if (request.url === "/large") response.end("x".repeat(1001));
		else if (request.url === "/slow") response.write("x");
		else response.writeHead(404).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	port = (server.address() as AddressInfo).port;
	policy = { isAllowed: (address) => address === "127.0.0.1", ca };
});

afterAll(async () => {
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
	await rm(dir, { recursive: true, force: true });
});

const target = () => join(dir, `out-${count++}`);
const fetchLocal = (path: string, limits = LIMITS) =>
	fetchPublic(`https://127.0.0.1:${port}${path}`, target(), limits, policy);

describe("fetching from an address that a caller names", () => {
	it("writes the file and tells its size and hash", async () => {
		const path = target();
		const fetched = await fetchPublic(`https://localhost:${port}/moved`, path, LIMITS, policy);
		expect(fetched).toMatchObject({ sizeBytes: 8, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
		expect(fetched.url).toMatch(/\/file\.pdf$/);
		expect(await readFile(path, "utf8")).toBe("%PDF-1.7");
	});

	it.each([
		["/missing", /status 404/],
		["/loop", /redirects more than 3 times/],
		["/to-http", /an https address/],
		["/to-private", /a public address/],
		["/to-metadata", /a public address/],
		["/to-credentials", /an https address/],
		["/to-nonsense", /invalid address/],
		["/large", /too large/],
	])("refuses %s", async (path, words) => {
		await expect(fetchLocal(path)).rejects.toThrow(words);
	});

	it("gives up on a server that does not come to an end", async () => {
		await expect(fetchLocal("/slow", { maxBytes: 1000, timeoutMs: 300 })).rejects.toThrow(/in time/);
	});

	it("does not trust a certificate of nobody", async () => {
		const { isAllowed } = policy;
		const url = `https://127.0.0.1:${port}/file.pdf`;
		await expect(fetchPublic(url, target(), LIMITS, { isAllowed })).rejects.toThrow(/couldn’t be reached/);
	});

	it.each([
		"https://127.0.0.1/a.pdf",
		"https://2130706433/a.pdf",
		"https://0x7f.1/a.pdf",
		"https://[::1]/a.pdf",
		"https://[::ffff:10.0.0.1]/a.pdf",
		"https://localhost/a.pdf",
	])("without a word from the tests %s is not public", async (url) => {
		await expect(fetchPublic(url, target(), LIMITS)).rejects.toThrow(/a public address/);
	});

	it("without a word from the tests only the usual port is reached", async () => {
		await expect(fetchPublic("https://example.com:8443/a.pdf", target(), LIMITS)).rejects.toThrow(/port 443/);
	});

	it("fails closed when a name cannot be resolved", async () => {
		const url = "https://no-such-name.invalid/a.pdf";
		await expect(fetchPublic(url, target(), LIMITS)).rejects.toThrow(/couldn’t be reached/);
	});
});
