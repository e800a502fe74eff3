import type { GrantedContext } from "#lib/domain/context.ts";
import { type GivenSteps, takeSteps } from "#lib/domain/drafts/editing/apply-steps.ts";
import { answerSince, type DraftAnswer } from "#lib/domain/drafts/editing/steps-answer.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type EditedTemplate, lockTemplateDraft } from "./lock-template-draft.ts";
import { requireTemplateDraft } from "./require-template-draft.ts";

/**
 * Takes steps into the draft of a template, which begins with the first of them.
 *
 * @throws AppError as applySteps does
 */
export const applyTemplateSteps = defineVerb(
	{ permission: "templates.change" },
	(context: GrantedContext, input: GivenSteps & EditedTemplate): Promise<DraftAnswer> =>
		takeSteps(context, input, (tx, asked, mayBegin) => lockTemplateDraft(tx, context, input, asked, mayBegin)),
);

/**
 * What an editor lacks of the draft of a template.
 *
 * @param input.since the version that it has
 * @throws AppError NotFound; GoneError when the template was saved, or its changes were discarded
 */
export const fetchTemplateSteps = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, input: EditedTemplate & { since: number }): Promise<DraftAnswer> => {
		const { draft } = await requireTemplateDraft(context, input, input.since);
		return answerSince(input.since, draft);
	},
);
