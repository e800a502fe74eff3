import { findTemplateDraft, findTemplateFile, lockTemplateRow } from "#lib/db/stores/templates/template-drafts.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { matchFile } from "#lib/domain/drafts/editing/match-working-file.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { leftOutTag } from "#lib/draft/found-place.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { templateScope } from "#lib/policy/template-scope.ts";

export type NamedTemplateFile = { templateId: string; fileId: string };

/**
 * A file of a template that the caller may edit or use, and whether any version of it has the file, and the current one.
 *
 * @throws AppError NotFound
 */
export async function requireTemplateFile(
	context: GrantedContext,
	{ templateId, fileId }: NamedTemplateFile,
	shared: "Use" | "Edit" = "Edit",
) {
	const isAsked = isUuid(templateId) && isUuid(fileId);
	const found = isAsked ? await findTemplateFile(templateScope(context, shared), templateId, fileId) : null;
	if (!found) throw notFound("template");
	return found;
}

/**
 * A file as the draft wants it now, where the page that asks knows of something else; as it was, where that can’t be
 * made.
 *
 * @param leftOut what the page that asks knows to be left out of it (leftOutTag)
 * @throws AppError NotFound
 */
export async function shownTemplateFile(context: GrantedContext, named: NamedTemplateFile, leftOut: string) {
	const { template, file, isSaved } = await requireTemplateFile(context, named);
	if (isSaved || leftOutTag(file.leftOut) === leftOut) return file;
	const draft = await findTemplateDraft(template, null);
	if (!draft) return file;
	return matchTemplateFile(context, named, draft.state).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "UnusableFile") return file;
		throw error;
	});
}

/**
 * A file without the form fields and text tags that fields of the draft took the place of. One that a version has stays
 * as it is.
 *
 * @throws AppError UnusableFile and the like; NotFound
 */
export async function matchTemplateFile(context: GrantedContext, named: NamedTemplateFile, state: DraftState) {
	const { file, isSaved } = await requireTemplateFile(context, named);
	if (isSaved) return file;
	return matchFile(context, file, state, async (tx) => {
		const template = await lockTemplateRow(tx, templateScope(context, "Edit"), named.templateId);
		if (!template) throw notFound("template");
		return template;
	});
}
