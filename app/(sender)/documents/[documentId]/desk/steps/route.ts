import { applySteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { fetchSteps } from "#lib/domain/drafts/editing/fetch-steps.ts";
import { stepsRequestSchema } from "#lib/draft/draft-schema.ts";
import { defineDeskCall, defineDeskQuery, wordAnswer } from "#lib/http/pages/define-editor-route.ts";
import { versionIn } from "#lib/http/pages/editor-query.ts";

export const GET = defineDeskQuery(async (context, { documentId }, query) =>
	wordAnswer(await fetchSteps(context, { documentId, since: versionIn(query, "since") })),
);

export const POST = defineDeskCall(stepsRequestSchema, async (context, { documentId }, request) =>
	wordAnswer(await applySteps(context, { documentId, ...request })),
);
