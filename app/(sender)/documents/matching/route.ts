import { readListView } from "#lib/contract/documents/listing/list-view.ts";
import { listMatching } from "#lib/domain/documents/listing/list-matching.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

/** What a list has, beyond its page. */
export const GET = defineUserFile(async (context, _, request) => {
	const query = new URL(request.url).searchParams;
	const found = await listMatching(
		context,
		readListView((name) => query.get(name)),
	);
	return Response.json(found, { headers: { "Cache-Control": "no-store" } });
});
