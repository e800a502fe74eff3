import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { createUser } from "#lib/domain/users/create-user.ts";
import { createAccount } from "#lib/domain/users/organisation/create-account.ts";
import { dispatch } from "#lib/http/dispatch.ts";
import { holdToContract } from "./hold-to-contract.ts";

/** Somebody who calls the API with a key of their own. */
export type ApiCaller = {
	accountId: string;
	userId: string;
	email: string;
	key: string;
	/** Calls the API; a plain object as body is sent as JSON. */
	call(method: string, path: string, body?: BodyInit | object, headers?: Record<string, string>): Promise<ApiAnswer>;
};

export type ApiAnswer = { status: number; headers: Headers; body: Record<string, unknown>; bytes: Buffer };

type CallerOptions = {
	/** Left out: a new account. */
	accountId?: string;
	plan?: string;
	role?: "Admin" | "TeamAdmin" | "Member";
	environment?: "live" | "sandbox";
};

const ORIGIN = "http://localhost";

/** Makes an account (or joins one), a user and a key. */
export async function makeCaller(options: CallerOptions = {}): Promise<ApiCaller> {
	const context = operatorContext("test");
	const accountId =
		options.accountId ??
		(await createAccount(operatorContext("test"), { name: "Acme", plan: options.plan ?? "business" })).accountId;
	const { userId, email } = await createUser(context, {
		accountId,
		email: `user-${randomUUID()}@example.com`,
		name: "Ada Sender",
		role: options.role ?? "Admin",
		password: "correct horse battery",
	});
	const environment = options.environment ?? "live";
	const { key } = await createApiKey(context, { accountId, userId, name: "test", environment });
	return { accountId, userId, email, key, call: (...args) => callApi(key, ...args) };
}

/** One call of the API through the very handler that the routes export; its answer is what the contract declares. */
export async function callApi(
	key: string | null,
	method: string,
	path: string,
	body?: BodyInit | object,
	headers: Record<string, string> = {},
): Promise<ApiAnswer> {
	const isJson = body !== undefined && Object.getPrototypeOf(body) === Object.prototype;
	const init: RequestInit & { duplex: "half" } = {
		method,
		headers: {
			...(key ? { "X-API-KEY": key } : {}),
			...(isJson ? { "Content-Type": "application/json" } : {}),
			...headers,
		},
		duplex: "half",
	};
	if (body !== undefined) init.body = isJson ? JSON.stringify(body) : (body as BodyInit);
	const response = await dispatch(new Request(ORIGIN + path, init));
	const bytes = Buffer.from(await response.arrayBuffer());
	const isAnswerJson = bytes.length > 0 && response.headers.get("content-type")?.startsWith("application/json");
	const answer = {
		status: response.status,
		headers: response.headers,
		body: isAnswerJson ? (JSON.parse(bytes.toString("utf8")) as Record<string, unknown>) : {},
		bytes,
	};
	holdToContract(method, new URL(path, ORIGIN).pathname, answer, new Headers(headers));
	return answer;
}

/** A file of the corpus. */
export function corpusFile(name: string): Promise<Buffer> {
	return readFile(join(import.meta.dirname, "corpus", name));
}

/** A form with a file and a signer who signs on page 1. */
export async function sendForm(parts: Record<string, string> = {}, file?: Uint8Array): Promise<FormData> {
	const form = new FormData();
	const bytes = file ?? (await corpusFile("plain.pdf"));
	form.append("Files", new Blob([new Uint8Array(bytes)], { type: "application/pdf" }), "Lease.pdf");
	const all = { Title: "Lease", Signers: JSON.stringify(SIGNER), ...parts };
	for (const [name, text] of Object.entries(all)) form.append(name, text);
	return form;
}

/** A signer with a signature and a text box. */
export const SIGNER = {
	name: "Grace Signer",
	emailAddress: "grace@example.com",
	formFields: [
		{
			id: "sign",
			name: "Signature",
			fieldType: "Signature",
			pageNumber: 1,
			bounds: { x: 50, y: 50, width: 150, height: 40 },
			isRequired: true,
		},
		{
			id: "note",
			name: "Note",
			fieldType: "TextBox",
			pageNumber: 1,
			bounds: { x: 50, y: 120, width: 150, height: 25 },
		},
	],
};

/**
 * Sends a document to signers who each have SIGNER's fields; every signer's parts win over those.
 *
 * @returns the document's id
 */
export async function sendTo(
	caller: ApiCaller,
	signers: Record<string, unknown>[],
	parts: Record<string, string> = {},
): Promise<string> {
	const form = await sendForm(parts);
	form.delete("Signers");
	for (const [index, signer] of signers.entries()) {
		const formFields = SIGNER.formFields.map((field) => ({ ...field, id: `${field.id}${index}` }));
		form.append("Signers", JSON.stringify({ ...SIGNER, formFields, ...signer }));
	}
	const { body } = await caller.call("POST", "/v1/document/send", form);
	if (typeof body.documentId !== "string") throw new Error(JSON.stringify(body));
	return body.documentId;
}
