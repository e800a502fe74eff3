import type { GrantedContext } from "#lib/domain/context.ts";
import type { DeskFacts } from "#lib/draft/desk-facts.ts";
import type { StepsAnswer } from "#lib/draft/draft-step.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { gatherDeskFacts } from "./gather-desk-facts.ts";
import { requireDraft } from "./require-draft.ts";

/** What the page begins with: the draft as it stands, and what may be used for it. */
export type OpenedDesk = StepsAnswer & { facts: DeskFacts };

/**
 * A desk on which nothing lies yet. Nothing is stored: the draft begins with its first file or step.
 *
 * @throws AppError Forbidden
 */
export const openNewDesk = defineVerb(
	{ permission: "documents.create" },
	async ({ principal }: GrantedContext): Promise<OpenedDesk> => ({
		version: 0,
		steps: null,
		state: emptyDraft(),
		refused: [],
		facts: await gatherDeskFacts(principal, principal.isSandbox, emptyDraft()),
	}),
);

/**
 * The desk of a draft.
 *
 * @throws AppError NotFound; GoneError when the document is no draft any more
 */
export const openDesk = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext, { documentId }: { documentId: string }): Promise<OpenedDesk> => {
		const { draft, isSandbox } = await requireDraft(context, documentId, null);
		const { version, state } = draft;
		const facts = await gatherDeskFacts(context.principal, isSandbox, state);
		return { version, steps: null, state, refused: [], facts };
	},
);
