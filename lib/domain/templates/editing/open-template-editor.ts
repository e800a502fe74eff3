import { findTemplateDraft } from "#lib/db/stores/templates/template-drafts.ts";
import type { StoredTemplate } from "#lib/db/stores/templates/templates.ts";
import { findTemplate } from "#lib/db/stores/templates/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { gatherDeskFacts } from "#lib/domain/drafts/editing/gather-editor-facts.ts";
import type { OpenedDesk } from "#lib/domain/drafts/editing/open-editor.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { newDraft } from "#lib/draft/new-draft.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { templateScope } from "#lib/policy/template-scope.ts";
import { newTerms } from "../new-terms.ts";
import { requireReady } from "../require-ready.ts";
import { editedState } from "./edited-state.ts";

/**
 * The editor of a template that doesn’t exist yet. Nothing is stored: it begins with its first file or step.
 *
 * @throws AppError Forbidden
 */
export const openNewTemplate = defineVerb(
	{ permission: "templates.create" },
	async ({ principal }: GrantedContext): Promise<OpenedDesk> => {
		const facts = await gatherDeskFacts(principal, principal.isSandbox, emptyDraft(), { template: { from: 0 } });
		const state = editedState({ state: newDraft(facts.defaults), terms: newTerms("") });
		return { version: 0, steps: null, state, refused: [], facts };
	},
);

/**
 * The editor of a template: with the changes that weren’t saved, or with its current version.
 *
 * @throws AppError NotFound; Conflict while its files are processed, or when they can’t be used
 */
export const openTemplateEditor = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, { templateId }: { templateId: string }): Promise<OpenedDesk> => {
		const scope = templateScope(context, "Edit");
		const template = isUuid(templateId) ? await findTemplate(scope, templateId) : null;
		if (!template) throw notFound("template");
		if (template.version > 0) requireReady(template);
		const { version, state, from } = await editedDraft(template);
		const facts = await gatherDeskFacts(context.principal, template.isSandbox, state, { template: { from } });
		return { version, steps: null, state, refused: [], facts };
	},
);

async function editedDraft(template: StoredTemplate) {
	const draft = await findTemplateDraft(template, null);
	if (!draft) return { version: 0, state: editedState(template.current), from: template.version };
	return { ...draft, from: draft.templateVersion ?? template.version };
}
