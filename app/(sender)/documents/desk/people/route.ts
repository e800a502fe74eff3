import { suggestPeople } from "#lib/domain/drafts/editing/suggest-people.ts";
import { defineDeskQuery } from "#lib/http/pages/define-editor-route.ts";

export const GET = defineDeskQuery(async (context, _, query) => ({
	people: await suggestPeople(context, { search: query.get("q") ?? "" }),
}));
