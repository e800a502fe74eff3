import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireDraft } from "./require-draft.ts";
import { answerSince, type DraftAnswer } from "./steps-answer.ts";

/**
 * What a browser lacks of a draft.
 *
 * @param input.since the version that it has
 * @throws AppError NotFound; GoneError when the document is no draft any more
 */
export const fetchSteps = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, input: { documentId: string; since: number }): Promise<DraftAnswer> => {
		const { documentId, since } = input;
		const { draft } = await requireDraft(context, documentId, since);
		return answerSince(since, draft);
	},
);
