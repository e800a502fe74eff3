import type { ErrorCode } from "#lib/errors/catalogue.ts";

/** What a call to the server came to, in terms the page acts on. */
export type CallResult<T> =
	| { ok: true; value: T }
	/**
	 * state: the document is no longer what the page shows · corrected: its sender has changed it since the page was
	 * opened, and it can still be signed · offline: worth another try
	 */
	| {
			ok: false;
			reason: "state" | "corrected" | "refused" | "busy" | "offline";
			code: ErrorCode | null;
			fields: Record<string, string>;
			/** How long the server asks to wait; null when it says nothing. */
			retryAfterMs: number | null;
	  };

type ErrorBody = { errorType?: ErrorCode; errors?: Record<string, string[]>; corrected?: boolean };

/** Calls of one signing link; `base` is its path. */
export type SigningClient = {
	get<T>(call: string): Promise<CallResult<T>>;
	post<T>(call: string, body?: object): Promise<CallResult<T>>;
	upload<T>(call: string, file: File): Promise<CallResult<T>>;
};

/** The page's way to its server. Network failures are results, not exceptions. */
export function signingClient(base: string): SigningClient {
	return {
		get: (call) => send(`${base}/${call}`, { method: "GET", cache: "no-store" }),
		post: (call, body = {}) =>
			send(`${base}/${call}`, { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
		upload: (call, file) => {
			const form = new FormData();
			form.append("file", file);
			return send(`${base}/${call}`, { body: form });
		},
	};
}

async function send<T>(url: string, init: RequestInit): Promise<CallResult<T>> {
	try {
		const response = await fetch(url, { method: "POST", ...init, credentials: "same-origin" });
		if (response.ok) return { ok: true, value: (await response.json()) as T };
		return refusal(response, (await response.json().catch(() => ({}))) as ErrorBody);
	} catch {
		return { ok: false, reason: "offline", code: null, fields: {}, retryAfterMs: null };
	}
}

function refusal<T>({ status, headers }: Response, body: ErrorBody): CallResult<T> {
	const fields = Object.fromEntries(Object.entries(body.errors ?? {}).map(([path, texts]) => [path, texts[0] ?? ""]));
	const seconds = Number(headers.get("retry-after") ?? "");
	const retryAfterMs = seconds > 0 ? seconds * 1000 : null;
	// A 404 without our error body means an upgrade has removed this route.
	const isGone = status === 404 && body.errorType === undefined;
	const reason = body.corrected ? "corrected" : isGone ? "state" : reasonOf(status);
	return { ok: false, reason, code: body.errorType ?? null, fields, retryAfterMs };
}

function reasonOf(status: number): "state" | "refused" | "busy" | "offline" {
	if (status === 409 || status === 410) return "state";
	if (status === 429) return "busy";
	return status >= 500 ? "offline" : "refused";
}
