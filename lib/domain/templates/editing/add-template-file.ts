import { findTemplateRow } from "#lib/db/stores/templates/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { type AddedFile, type GivenFile, takeFile } from "#lib/domain/drafts/editing/add-draft-file.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { templateScope } from "#lib/policy/template-scope.ts";
import { type EditedTemplate, lockTemplateDraft } from "./lock-template-draft.ts";

/**
 * Takes a file into the draft of a template, which begins with it where there is none yet.
 *
 * @throws AppError as addDraftFile does
 */
export const addTemplateFile = defineVerb(
	{ permission: "templates.change" },
	(context: GrantedContext, input: GivenFile & EditedTemplate): Promise<AddedFile> =>
		takeFile(context, input, {
			known: () => requireReached(context, input),
			lock: (tx, asked) => lockTemplateDraft(tx, context, input, asked, input.baseVersion === 0),
		}),
);

/** Nothing is looked at for a template out of reach. A file of a template brings no fields, so its draft isn’t read. */
async function requireReached(context: GrantedContext, { templateId, from }: EditedTemplate): Promise<null> {
	const scope = templateScope(context, "Edit");
	const isReached = isUuid(templateId) && (from === 0 || (await findTemplateRow(scope, templateId)) !== null);
	if (!isReached) throw notFound("template");
	return null;
}
