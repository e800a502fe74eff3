import { execFileSync } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, callApi, corpusFile, makeCaller, SIGNER, sendForm } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";

const installation = useTestDatabase({ UPLOAD_LIMIT_MB: "40" });

async function tempDirs(): Promise<string[]> {
	return readdir(join(installation.dataDir, "tmp")).catch(() => []);
}

async function send(caller: ApiCaller, parts: Record<string, string> = {}): Promise<string> {
	const answer = await caller.call("POST", "/v1/document/send", await sendForm(parts));
	expect(answer.body).toEqual({ documentId: expect.any(String) });
	return String(answer.body.documentId);
}

const errorBody = (status: number, errorType: string) =>
	expect.objectContaining({ error: expect.any(String), errorType, status, traceId: expect.any(String) });

describe("who may call", () => {
	it.each([
		["X-API-KEY", (key: string) => ({ "X-API-KEY": key })],
		["Authorization, bare", (key: string) => ({ Authorization: key })],
		["Authorization, bearer", (key: string) => ({ authorization: `bearer ${key}` })],
		["Authorization, Bearer", (key: string) => ({ Authorization: `Bearer ${key}` })],
	])("a key in %s", async (_, headers) => {
		const { key } = await makeCaller();
		const answer = await callApi(null, "GET", "/v1/document/list?page=1", undefined, headers(key));
		expect(answer.status).toBe(200);
	});

	it("an expired key, a revoked one, or one of a deactivated user is 401", async () => {
		const [expired, revoked, deactivated] = await Promise.all([makeCaller(), makeCaller(), makeCaller()]);
		const yesterday = new Date(Date.now() - 86_400_000);
		await db().apiKey.updateMany({ where: { userId: expired.userId }, data: { expiresAt: yesterday } });
		await db().apiKey.updateMany({ where: { userId: revoked.userId }, data: { revokedAt: yesterday } });
		await db().user.update({ where: { id: deactivated.userId }, data: { status: "Deactivated" } });
		for (const caller of [expired, revoked, deactivated]) {
			expect((await caller.call("GET", "/v1/document/list?page=1")).status).toBe(401);
		}
	});

	it("the free plan has the sandbox API only", async () => {
		const live = await makeCaller({ plan: "free" });
		const sandbox = await makeCaller({ accountId: live.accountId, environment: "sandbox" });
		expect((await live.call("GET", "/v1/document/list?page=1")).body).toEqual(errorBody(402, "PlanLimit"));
		expect((await sandbox.call("GET", "/v1/document/list?page=1")).status).toBe(200);
	});
});

describe("paths and methods", () => {
	it.each(["/v1", "/v1/", "/v1/document", "/v1/nothing/here", "/v1-beta/document/send", "/v1/document/send/x"])(
		"%s is a 404 as JSON",
		async (path) => {
			const answer = await callApi(null, "GET", path);
			expect(answer.body).toEqual(errorBody(404, "NotFound"));
		},
	);

	it("an unknown path is echoed as it was written", async () => {
		const { body } = await callApi(null, "GET", "/v1/Document/Sent/");
		expect(body.error).toBe("Unknown endpoint: GET /v1/Document/Sent/.");
	});

	it("a wrong method is 405 and says which are right", async () => {
		const answer = await callApi(null, "DELETE", "/v1/document/list");
		expect(answer.body).toEqual(errorBody(405, "MethodNotAllowed"));
		expect(answer.headers.get("allow")).toBe("GET, HEAD");
		expect((await callApi(null, "GET", "/v1/document/send")).headers.get("allow")).toBe("POST");
	});

	it("paths and query names are case-insensitive; GET may carry a content type, DELETE a body", async () => {
		const caller = await makeCaller();
		const documentId = await send(caller);
		const json = { "Content-Type": "application/json" };
		const found = await caller.call("GET", `/V1/Document/Properties/?DOCUMENTID=${documentId}`, undefined, json);
		expect(found.body.documentId).toBe(documentId);
		expect((await caller.call("HEAD", `/v1/document/properties?documentId=${documentId}`)).bytes).toHaveLength(0);
		expect((await caller.call("DELETE", `/v1/document/delete?documentId=${documentId}`, {})).status).toBe(204);
	});

	it("a missing query value is named", async () => {
		const caller = await makeCaller();
		const answer = await caller.call("GET", "/v1/document/properties?documentId=");
		expect(answer.body).toEqual(errorBody(400, "MissingParameter"));
		const place = "DocumentId is required in the query: /v1/document/properties?documentId=…";
		expect(answer.body).toMatchObject({ error: place, errors: { DocumentId: [place] } });
	});

	it("a day of any year is one to look from, but the database knows no year 0", async () => {
		const caller = await makeCaller();
		const list = (startDate: string) => caller.call("GET", `/v1/document/list?page=1&startDate=${startDate}`);
		for (const day of ["0001-01-01", "2026-02-01", "9999-12-31"]) expect((await list(day)).status).toBe(200);
		for (const day of ["0000-12-31", "0001-01-01T00:00:00%2B01:00", "2026-13-01", "2026"]) {
			const { status, body } = await list(day);
			expect([day, status, Object.keys(body.errors ?? {})]).toEqual([day, 400, ["StartDate"]]);
		}
	});
});

describe("rates", () => {
	it("every answer says where the account stands", async () => {
		const caller = await makeCaller();
		const askedAt = Date.now() / 1000;
		const first = await caller.call("GET", "/v1/document/list?page=1");
		const answeredAt = Date.now() / 1000;
		const second = await caller.call("GET", "/v1/document/list?page=1");
		expect(first.headers.get("x-ratelimit-limit")).toBe("2000");
		expect([first, second].map((answer) => answer.headers.get("x-ratelimit-remaining"))).toEqual(["1999", "1998"]);
		const resetsAt = Number(first.headers.get("x-ratelimit-reset"));
		expect(resetsAt).toBeGreaterThan(askedAt + 3598);
		expect(resetsAt).toBeLessThan(answeredAt + 3602);
	});

	it("over the limit it is 429, for the whole account, and live calls go on", async () => {
		const sandbox = await makeCaller({ environment: "sandbox" });
		const colleague = await makeCaller({ accountId: sandbox.accountId, environment: "sandbox" });
		const live = await makeCaller({ accountId: sandbox.accountId });
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => sandbox.call("GET", "/v1/document/list?page=1")),
		);
		expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
		const over = await colleague.call("GET", "/v1/document/list?page=1");
		expect(over.body).toEqual(errorBody(429, "RateLimited"));
		expect(over.body.error).toMatch(/Try again in \d+ seconds, at \d{4}-\d\d-\d\dT[\d:.]+Z\.$/);
		expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(3500);
		expect(over.headers.get("x-ratelimit-remaining")).toBe("0");
		expect((await live.call("GET", "/v1/document/list?page=1")).status).toBe(200);
	});
});

describe("a document that is not complete", () => {
	it("is downloaded with what the sender wrote, and without what a signer could still change", async () => {
		const caller = await makeCaller();
		const at = (id: string, y: number) => ({ id, pageNumber: 1, bounds: { x: 50, y, width: 200, height: 24 } });
		const formFields = [
			...SIGNER.formFields,
			{ ...at("rent", 300), fieldType: "TextBox", isReadOnly: true, value: "Rent 1200" },
			{ ...at("label", 340), fieldType: "Label", value: "Quay house" },
			{ ...at("link", 380), fieldType: "Hyperlink", hyperlinkText: "House rules", value: "https://example.com" },
			{ ...at("city", 420), fieldType: "TextBox", value: "Springfield" },
			{ ...at("date", 460), fieldType: "DateSigned" },
		];
		const documentId = await send(caller, { Signers: JSON.stringify({ ...SIGNER, formFields }) });
		const { bytes } = await caller.call("GET", `/v1/document/download?documentId=${documentId}`);
		const text = execFileSync("pdftotext", ["-", "-"], { input: bytes, encoding: "utf8" });
		for (const written of ["Rent 1200", "Quay house", "House rules", "NOT COMPLETE"]) expect(text).toContain(written);
		expect(text).not.toContain("Springfield");
		expect(text).not.toContain(String(new Date().getUTCFullYear()));
	});
});

describe("bodies", () => {
	it("bad JSON in a part names the part, and nothing is stored", async () => {
		const caller = await makeCaller();
		const answer = await caller.call("POST", "/v1/document/send", await sendForm({ Signers: '{"name":' }));
		expect(answer.body).toEqual(errorBody(400, "InvalidJson"));
		expect(answer.body.errors).toHaveProperty(["Signers[0]"]);
		expect(await db().document.count({ where: { accountId: caller.accountId } })).toBe(0);
		expect(await tempDirs()).toEqual([]);
	});

	it("missing parts are all named at once", async () => {
		const caller = await makeCaller();
		const answer = await caller.call("POST", "/v1/document/send", new FormData());
		expect(answer.body).toEqual(errorBody(400, "ValidationError"));
		expect(answer.body).toMatchObject({ title: expect.any(String), type: expect.any(String) });
		expect(Object.keys(answer.body.errors as object)).toEqual(["Files", "Title", "Signers"]);
	});

	it("a field off its page is named, and nothing is stored", async () => {
		const caller = await makeCaller();
		const field = { ...SIGNER.formFields[0], bounds: { x: 5000, y: 1, width: 10, height: 10 } };
		const form = await sendForm({ Signers: JSON.stringify({ ...SIGNER, formFields: [field] }) });
		const answer = await caller.call("POST", "/v1/document/send", form);
		expect(Object.keys(answer.body.errors as object)).toEqual(["Signers[0].FormFields[0].Bounds"]);
		expect(await tempDirs()).toEqual([]);
		expect(await readdir(join(installation.dataDir, "objects", caller.accountId)).catch(() => [])).toEqual([]);
	});

	it("a file that is none is 422 and named", async () => {
		const caller = await makeCaller();
		const form = await sendForm({}, await corpusFile("not-a-pdf.pdf"));
		const answer = await caller.call("POST", "/v1/document/send", form);
		expect(answer.body).toEqual(errorBody(422, "UnusableFile"));
		expect(answer.body.error).toContain("Lease.pdf");
		expect(await tempDirs()).toEqual([]);
	});

	it("what no database can hold is left out of texts, in a body and in a query", async () => {
		const caller = await makeCaller();
		const signer = { ...SIGNER, name: "Gr\0ace \ud800" };
		const texts = { Title: "Le\0ase \udfff", Message: "a\0b", MetaData: '{"a\\u0000":"b\\u0000"}', Labels: "x\0" };
		const parts = { ...texts, Signers: JSON.stringify(signer) };
		const documentId = await send(caller, parts);
		const { body } = await caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
		expect(body).toMatchObject({ messageTitle: "Lease \ufffd", documentDescription: "ab", labels: ["x"] });
		expect(body).toMatchObject({ metaData: { a: "b" }, signerDetails: [{ signerName: "Grace \ufffd" }] });
		const found = await caller.call("GET", "/v1/document/list?searchKey=Lea%00se&labels=%00");
		expect(found.body.result).toMatchObject([{ documentId }]);
	});

	it.each([
		["text/plain", 415, "UnsupportedType"],
		["application/xml", 415, "UnsupportedType"],
		["application/json", 400, "InvalidJson"],
		["multipart/form-data", 400, "InvalidRequest"],
		["multipart/form-data; boundary=x", 400, "InvalidRequest"],
	])("a body that is no %s is %d", async (contentType, status, errorType) => {
		const caller = await makeCaller();
		const answer = await caller.call("POST", "/v1/document/send", "no such thing", { "Content-Type": contentType });
		expect(answer.body).toEqual(errorBody(status, errorType));
	});

	it.each([
		["a data URI", (base64: string) => [`data:application/pdf;base64,${base64}`]],
		["base64 with a name", (base64: string) => [{ base64, fileName: "Lease.pdf" }]],
	])("JSON with %s", async (_, files) => {
		const caller = await makeCaller();
		const base64 = (await corpusFile("plain.pdf")).toString("base64");
		const body = { Title: "Lease", signers: [SIGNER], FILES: files(base64) };
		const odata = { "Content-Type": "application/json;odata.metadata=minimal;odata.streaming=true" };
		const answer = await caller.call("POST", "/v1/document/send", body, odata);
		expect(answer.status).toBe(200);
		expect(await tempDirs()).toEqual([]);
	});

	it("a urlencoded body", async () => {
		const caller = await makeCaller();
		const base64 = (await corpusFile("plain.pdf")).toString("base64");
		const form = new URLSearchParams({ "files[0]": `data:application/pdf;base64,${base64}`, title: "Lease" });
		form.append("signers", JSON.stringify(SIGNER));
		expect((await caller.call("POST", "/v1/document/send", form)).status).toBe(200);
	});

	it("broken base64 is named", async () => {
		const caller = await makeCaller();
		const answer = await caller.call("POST", "/v1/document/send", { files: ["data:application/pdf;base64,%%%"] });
		expect(answer.body.errors).toEqual({ "Files[0]": ["Files[0] is not valid base64."] });
	});

	it.each(["contract.pdf", "%PDF-1.7\n%ÿÿ"])("a text where a file belongs is told from one: %j", async (text) => {
		const caller = await makeCaller();
		const form = await sendForm();
		form.delete("Files");
		form.append("Files", text);
		const answer = await caller.call("POST", "/v1/document/send", form);
		expect(answer.status).toBe(400);
		expect(answer.body.errors).toEqual({ "Files[0]": [expect.stringMatching(/^Files\[0\] is text, not a file\./)] });
		expect(await tempDirs()).toEqual([]);
	});

	it("isSandbox must be what the key says", async () => {
		const caller = await makeCaller();
		const answer = await caller.call("POST", "/v1/document/send", await sendForm({ IsSandbox: "true" }));
		expect(Object.keys(answer.body.errors as object)).toEqual(["IsSandbox"]);
		expect((await caller.call("POST", "/v1/document/send", await sendForm({ IsSandbox: "false" }))).status).toBe(200);
	});
});

describe("documents", () => {
	it("are downloaded as files that browsers only save", async () => {
		const caller = await makeCaller();
		const documentId = await send(caller, { Title: 'Miète "2026" – №1' });
		const answer = await caller.call("GET", `/v1/document/download?documentId=${documentId}`);
		expect(answer.status).toBe(200);
		expect(answer.bytes.subarray(0, 5).toString()).toBe("%PDF-");
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"content-type": "application/pdf",
			"x-signet-length": String(answer.bytes.length),
			"content-disposition": `attachment; filename="Mi_te _2026_ _ _1.pdf"; filename*=UTF-8''Mi%C3%A8te%20%222026%22%20%E2%80%93%20%E2%84%961.pdf`,
			"content-security-policy": "sandbox; default-src 'none'",
			"x-content-type-options": "nosniff",
		});
	});

	it("a key's last use is noted", async () => {
		const caller = await makeCaller();
		const calledAt = Date.now();
		await caller.call("GET", "/v1/document/list?page=1");
		const read = () => db().apiKey.findFirst({ where: { userId: caller.userId } });
		// It is noted beside the answer, not before it.
		await expect
			.poll(async () => (await read())?.lastUsedAt?.getTime(), { timeout: 20_000 })
			.toBeGreaterThanOrEqual(calledAt);
	});
});
