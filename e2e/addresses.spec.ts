import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { field } from "./support/fields.ts";
import { API_KEY, BASE_URL, PORT, send, signingPath } from "./support/product.ts";
import { samplePdf } from "./support/sample-pdf.ts";
import { expect, test } from "./support/test.ts";

const SIGNER = {
	name: "Sam Sample",
	emailAddress: "sam@example.com",
	formFields: [field("Signature", "Signature", 96, 560)],
};

const headers = { "X-API-KEY": API_KEY };

function call(path: string, init: RequestInit = {}): Promise<Response> {
	return fetch(`${BASE_URL}${path}`, { ...init, headers, redirect: "manual" });
}

test("a slash more in an API path, or at its end, is no redirect: it works, says how long it took and is, and what is unknown is a 404 as JSON", async () => {
	for (const path of [
		"/v1/document/list?page=1",
		"/v1/document/list/?page=1",
		"/V1/Document/List/?page=1",
		"/v1//document/list?page=1",
	]) {
		const answer = await call(path);
		expect(answer.status, path).toBe(200);
		expect(answer.headers.get("server-timing"), path).toMatch(/^total;dur=\d+\.\d$/);
		expect(answer.headers.get("content-length"), path).toBe(String((await answer.arrayBuffer()).byteLength));
	}
	const form = new FormData();
	form.append("Title", "Sample agreement");
	form.append("Signers", JSON.stringify(SIGNER));
	form.append("Files", new Blob([(await samplePdf()) as BlobPart], { type: "application/pdf" }), "sample.pdf");
	const sent = await call("/v1/document/send/", { method: "POST", body: form });
	expect(sent.status, await sent.clone().text()).toBe(200);
	for (const path of [
		"/v1/",
		"/v1-beta/",
		"/v1/nothing/",
		"/v1-beta/nothing/here/",
		"/v1//nothing",
		"/v1/%",
		"/v1/li%ff",
	]) {
		const answer = await call(path);
		expect(answer.status, path).toBe(404);
		expect(answer.headers.get("content-type"), path).toBe("application/json");
	}
	expect((await call("/V1/OpenAPI.json")).status).toBe(200);
});

test("the whole address in the request line, as clients of a proxy send it, is taken", async () => {
	const asked = request({ port: PORT, path: `${BASE_URL}/V1/document/list?page=1`, headers });
	const [answer] = (await once(asked.end(), "response")) as [IncomingMessage];
	answer.resume();
	expect(answer.statusCode).toBe(200);
});

test("a method that nothing has is refused as JSON", async () => {
	for (const method of ["TRACE", "PROPFIND"]) {
		const asked = request({ port: PORT, path: "/v1/document/list", method, headers });
		const [answer] = (await once(asked.end(), "response")) as [IncomingMessage];
		const text = Buffer.concat(await answer.toArray()).toString();
		expect(answer.statusCode, method).toBe(405);
		expect(answer.headers.allow, method).toContain("GET");
		expect(JSON.parse(text), method).toMatchObject({ errorType: "MethodNotAllowed", status: 405 });
	}
});

test("no other site can frame a page, whatever its address ends in", async () => {
	const documentId = await send({ signers: [SIGNER] });
	const link = await signingPath(documentId, SIGNER.emailAddress);
	const unknown = [`${link}%`, "/copies/x/"];
	for (const path of [...unknown, link, `${link}/`, `/documents/${documentId}/`, "/documents/%ff", "/verify/"]) {
		const answer = await call(path);
		if (unknown.includes(path)) expect(answer.status, path).toBe(404);
		else expect(answer.status, path).toBeLessThan(400);
		expect(answer.headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
		expect(answer.headers.get("referrer-policy"), path).toBe("no-referrer");
	}
});
