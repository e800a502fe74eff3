import { type ApiAnswer, callApi } from "../api-caller.ts";
import { ODATA_JSON } from "../people.ts";
import type { OperationCall } from "./operation-case.ts";

/** Calls an operation with a key, or with none. */
export function callOperation(
	key: string | null,
	{ method, path }: { method: string; path: string },
	{ query = {}, body }: OperationCall,
	headers: Record<string, string> = {},
): Promise<ApiAnswer> {
	const at = `${path}?${new URLSearchParams(query)}`;
	if (body === undefined || body instanceof FormData || body instanceof URLSearchParams)
		return callApi(key, method, at, body, headers);
	return callApi(key, method, at, JSON.stringify(body), { ...ODATA_JSON, ...headers });
}

/** The same call with every name of a part in capitals. */
export function inCapitals({ query = {}, body }: OperationCall): OperationCall {
	const spelled: OperationCall = { query: capitalKeys(query) as Record<string, string> };
	if (body === undefined) return spelled;
	return { ...spelled, body: body instanceof FormData ? capitalForm(body) : (capitalKeys(body) as object) };
}

function capitalKeys(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(capitalKeys);
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.toUpperCase(), capitalKeys(part)]));
}

function capitalForm(form: FormData): FormData {
	const spelled = new FormData();
	for (const [name, part] of form) {
		if (typeof part === "string") spelled.append(name.toUpperCase(), part);
		else spelled.append(name.toUpperCase(), part, part.name);
	}
	return spelled;
}

/** The same body as a form of one kind, its lists and objects in brackets. */
export function asForm({ query = {}, body = {} }: OperationCall, kind: "multipart" | "urlencoded"): OperationCall {
	const form = kind === "multipart" ? new FormData() : new URLSearchParams();
	for (const [name, text] of partsIn(body)) form.append(name, text);
	return { query, body: form };
}

function partsIn(value: unknown, path = ""): [string, string][] {
	if (typeof value !== "object" || value === null) return [[path, String(value)]];
	return Object.entries(value).flatMap(([name, part]) => partsIn(part, path === "" ? name : `${path}[${name}]`));
}
