/** Leads a browser back to the page of a link. */
export function backToPage(token: string, query = "", headers: Record<string, string> = {}): Response {
	const location = `/sign/${encodeURIComponent(token)}${query}`;
	return new Response(null, { status: 303, headers: { ...headers, location, "cache-control": "no-store" } });
}
