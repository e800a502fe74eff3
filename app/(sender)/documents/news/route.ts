import { documentNewsStream } from "#lib/http/pages/document-news-stream.ts";
import { findPageUser } from "#lib/http/pages/page-context.ts";

/** What changes, while it changes. Who is not signed in is told nothing: a script asks, which no page to sign in helps. */
export async function GET(request: Request): Promise<Response> {
	const user = await findPageUser();
	if (!user) return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
	return documentNewsStream(user, request.signal);
}
