import { findAnything } from "#lib/domain/start/find-anything.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

const MOST_LETTERS = 200;

/** What is found by what was typed, for the command palette. */
export const GET = defineUserFile(async (context, _, request) => {
	const search = cutText(new URL(request.url).searchParams.get("q") ?? "", MOST_LETTERS);
	const found = await findAnything(context, { search });
	return Response.json(found, { headers: { "Cache-Control": "no-store" } });
});
