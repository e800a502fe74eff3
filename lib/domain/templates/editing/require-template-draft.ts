import { db } from "#lib/db/client.ts";
import type { StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import { findTemplateDraft } from "#lib/db/stores/templates/template-drafts.ts";
import { findTemplateRow } from "#lib/db/stores/templates/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { templateScope } from "#lib/policy/template-scope.ts";
import { endedEditing } from "./ended-editing.ts";
import type { EditedTemplate } from "./lock-template-draft.ts";

/**
 * The draft of a template that the caller may edit, to be read.
 *
 * @param since the version after which steps are asked for; null: none are
 * @throws AppError NotFound; GoneError
 */
export async function requireTemplateDraft(
	context: GrantedContext,
	{ templateId, from }: EditedTemplate,
	since: number | null,
): Promise<{ draft: StoredDraft }> {
	const template = isUuid(templateId) ? await findTemplateRow(templateScope(context, "Edit"), templateId) : null;
	if (!template) throw notFound("template");
	const draft = await findTemplateDraft(template, since);
	if (!draft) throw await endedEditing(template, from, db());
	return { draft };
}
