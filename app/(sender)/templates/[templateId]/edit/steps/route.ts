import { applyTemplateSteps, fetchTemplateSteps } from "#lib/domain/templates/editing/template-steps.ts";
import { templateStepsRequestSchema } from "#lib/draft/draft-schema.ts";
import { defineDeskCall, defineDeskQuery, wordAnswer } from "#lib/http/pages/define-editor-route.ts";
import { versionIn } from "#lib/http/pages/editor-query.ts";

type Params = { templateId: string };

export const GET = defineDeskQuery<Params>(async (context, { templateId }, query) => {
	const [since, from] = [versionIn(query, "since"), versionIn(query, "from")];
	return wordAnswer(await fetchTemplateSteps(context, { templateId, since, from }));
});

export const POST = defineDeskCall(templateStepsRequestSchema, async (context, { templateId }: Params, request) =>
	wordAnswer(await applyTemplateSteps(context, { templateId, ...request })),
);
