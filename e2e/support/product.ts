import { samplePdf } from "./sample-pdf.ts";

export const PORT = Number(process.env.E2E_PORT ?? 4310);
/** Where the product asks for the records of a domain. */
export const DNS_PORT = PORT + 1_000;
export const BASE_URL = `http://localhost:${PORT}`;
/** How the product’s own pages call it. */
export const ownPage = { headers: { "sec-fetch-site": "same-origin", origin: BASE_URL }, data: {} };
export const API_KEY = "sg_test_key_for_browser_tests_0001";

export type SignerInput = {
	/** Without both: a group. */
	name?: string;
	emailAddress?: string;
	signType?: "Group";
	groupId?: string;
	signerType?: string;
	signerOrder?: number;
	locale?: string;
	hostEmail?: string;
	hostName?: string;
	privateMessage?: string;
	deliveryMode?: string;
	authenticationType?: string;
	authenticationCode?: string;
	authenticationRetryCount?: number;
	identityVerificationSettings?: Record<string, unknown>;
	phoneNumber?: { countryCode: string; number: string };
	formFields?: Record<string, unknown>[];
};

type SendInput = {
	title?: string;
	message?: string;
	signers: SignerInput[];
	files?: { name: string; bytes: Uint8Array }[];
	options?: Record<string, string>;
	/** Of whoever sends; left out: the product's own live key. */
	key?: string;
};

/** Calls the public API. */
export async function api<T>(path: string, init: RequestInit = {}): Promise<T> {
	const response = await fetch(`${BASE_URL}${path}`, {
		...init,
		headers: { "X-API-KEY": API_KEY, ...(init.headers as Record<string, string>) },
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${init.method ?? "GET"} ${path}: ${response.status} ${text}`);
	return (text === "" ? {} : JSON.parse(text)) as T;
}

/** Sends a document and returns its id. */
export async function send({
	title = "Consulting agreement",
	message,
	signers,
	files,
	options,
	key = API_KEY,
}: SendInput) {
	const form = new FormData();
	form.append("Title", title);
	if (message) form.append("Message", message);
	for (const signer of signers) form.append("Signers", JSON.stringify({ signerType: "Signer", ...signer }));
	for (const file of files ?? [{ name: "agreement.pdf", bytes: await samplePdf() }]) {
		form.append("Files", new Blob([file.bytes as BlobPart], { type: "application/pdf" }), file.name);
	}
	for (const [name, value] of Object.entries(options ?? {})) form.append(name, value);
	const { documentId } = await api<{ documentId: string }>("/v1/document/send", {
		method: "POST",
		body: form,
		headers: { "X-API-KEY": key },
	});
	return documentId;
}

/** A signing link for a signer, as a path. */
export async function signingPath(documentId: string, email: string, key = API_KEY): Promise<string> {
	const query = new URLSearchParams({ documentId, signerEmail: email });
	const { signLink } = await api<{ signLink: string }>(`/v1/document/getEmbeddedSignLink?${query}`, {
		headers: { "X-API-KEY": key },
	});
	const { pathname } = new URL(signLink);
	return pathname;
}

/** What the API says of a document. */
export function properties(documentId: string) {
	return api<{
		status: string;
		signerDetails: { signerEmail: string; status: string }[];
		ccDetails: { emailAddress: string }[];
	}>(`/v1/document/properties?documentId=${documentId}`);
}
