import { CREDENTIALS, type Installation } from "../support/installation.ts";

const JSON_TYPE = { "content-type": "application/json" };

/** One signer and three fields: what every figure is about. */
const SIGNER = {
	name: "Mia Chen",
	emailAddress: "mia@example.com",
	formFields: [
		{
			id: "name",
			fieldType: "TextBox",
			pageNumber: 1,
			bounds: { x: 96, y: 120, width: 240, height: 28 },
			isRequired: true,
		},
		{ id: "terms", fieldType: "CheckBox", pageNumber: 2, bounds: { x: 96, y: 120, width: 20, height: 20 } },
		{ id: "signature", fieldType: "Signature", pageNumber: 10, bounds: { x: 96, y: 700, width: 220, height: 60 } },
	],
};

function caller(url: string) {
	const key = { "X-API-KEY": CREDENTIALS.BOOTSTRAP_API_KEY };
	return async (path: string, init: RequestInit = {}): Promise<Response> => {
		const response = await fetch(`${url}${path}`, { ...init, headers: { ...key, ...(init.headers as object) } });
		if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
		return response;
	};
}

/** Finish, which waits while the pages of a file that is new to the server are being drawn. */
async function finishPatiently(url: string, path: string): Promise<void> {
	const headers = { ...JSON_TYPE, origin: url, "sec-fetch-site": "same-origin" };
	for (;;) {
		const response = await fetch(`${url}${path}/finish`, {
			method: "POST",
			headers,
			body: JSON.stringify({ edition: 0 }),
		});
		const text = await response.text();
		if (response.ok && !text.includes('"preparing"')) return;
		if (!response.ok && response.status !== 503) throw new Error(`${path}/finish: ${response.status} ${text}`);
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
}

/** Calls of templates. */
function templateClient(call: ReturnType<typeof caller>, pdf: Uint8Array) {
	/** @returns the ID of a template from which sendTemplate sends the same document */
	async function createTemplate(): Promise<string> {
		const form = new FormData();
		form.append("Title", "Bench");
		form.append("Roles", JSON.stringify({ name: "Signer", index: 1, formFields: SIGNER.formFields }));
		form.append("Files", new Blob([pdf as BlobPart], { type: "application/pdf" }), "bench.pdf");
		const response = await call("/v1/template/create", { method: "POST", body: form });
		return ((await response.json()) as { templateId: string }).templateId;
	}

	async function sendTemplate(templateId: string): Promise<void> {
		const { name: signerName, emailAddress: signerEmail } = SIGNER;
		const body = JSON.stringify({ roles: [{ roleIndex: 1, signerName, signerEmail }] });
		const path = `/v1/template/send?templateId=${templateId}`;
		await (await call(path, { method: "POST", headers: JSON_TYPE, body })).arrayBuffer();
	}

	return { createTemplate, sendTemplate };
}

/** A client of the public API and of the signing page's own calls, as fast as the server answers. */
export function benchClient({ url }: Installation, pdf: Uint8Array) {
	const call = caller(url);

	async function send(): Promise<string> {
		const form = new FormData();
		form.append("Title", "Bench");
		form.append("Signers", JSON.stringify(SIGNER));
		form.append("Files", new Blob([pdf as BlobPart], { type: "application/pdf" }), "bench.pdf");
		const response = await call("/v1/document/send", { method: "POST", body: form });
		return ((await response.json()) as { documentId: string }).documentId;
	}

	async function link(documentId: string): Promise<string> {
		const query = new URLSearchParams({ documentId, signerEmail: SIGNER.emailAddress });
		const response = await call(`/v1/document/getEmbeddedSignLink?${query}`);
		return new URL(((await response.json()) as { signLink: string }).signLink).pathname;
	}

	async function onPage(path: string, step: string, body: unknown): Promise<void> {
		const headers = { ...JSON_TYPE, origin: url, "sec-fetch-site": "same-origin" };
		const response = await call(`${path}/${step}`, { method: "POST", headers, body: JSON.stringify(body) });
		await response.arrayBuffer();
	}

	/** Everything but Finish, so that Finish can be measured alone. @returns the path of the signing page */
	async function fill(documentId: string, consentVersion: string): Promise<string> {
		const path = await link(documentId);
		await onPage(path, "viewed", {});
		await onPage(path, "consent", { version: consentVersion });
		const mark = { kind: "type", text: SIGNER.name, face: "caveat" };
		await onPage(path, "adopt", { purpose: "signature", mark });
		await onPage(path, "save", { fieldId: "name", revision: 0, value: { kind: "text", text: "Mia Chen" } });
		await onPage(path, "save", { fieldId: "signature", revision: 0, value: { kind: "adopted" } });
		return path;
	}

	const finish = (path: string) => finishPatiently(url, path);

	/** @returns the size of the sealed file in bytes */
	async function download(documentId: string): Promise<number> {
		const file = await call(`/v1/document/download?documentId=${documentId}`);
		return (await file.arrayBuffer()).byteLength;
	}

	/** @returns the milliseconds that the server says it took */
	async function list(of: "document" | "template" = "document"): Promise<number> {
		const response = await call(`/v1/${of}/list?page=1&pageSize=10`);
		await response.arrayBuffer();
		return Number(/\bdur=([\d.]+)/.exec(response.headers.get("server-timing") ?? "")?.[1]);
	}

	return { ...templateClient(call, pdf), send, link, fill, finish, download, list };
}

export type BenchClient = ReturnType<typeof benchClient>;
