/**
 * A JSON answer that says its length: one that does not is sent in pieces, and compressed however short it
 * is, which takes longer than making it.
 */
export function jsonResponse(body: unknown, init: { status?: number; headers: Record<string, string> }): Response {
	const text = JSON.stringify(body);
	const length = String(Buffer.byteLength(text));
	const headers = { ...init.headers, "Content-Type": "application/json", "Content-Length": length };
	return new Response(text, { status: init.status ?? 200, headers });
}
