import type { Tx } from "#lib/db/client.ts";
import { findDraft, type StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import { deleteTemplateDraft } from "#lib/db/stores/templates/template-drafts.ts";
import type { LockedTemplate } from "#lib/db/stores/templates/templates.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { findTemplateProblems } from "#lib/draft/draft-problems.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { checkReferences } from "../check-references.ts";
import { requireLockedTemplate } from "../require-template.ts";
import { requireRoom } from "../require-template-limits.ts";
import { saveVersion } from "../save-version.ts";
import { matchTemplateFile } from "./edited-file.ts";
import { nextVersion } from "./edited-state.ts";
import { endedEditing } from "./ended-editing.ts";
import type { EditedTemplate } from "./lock-template-draft.ts";
import { requireTemplateDraft } from "./require-template-draft.ts";
import { TemplateChangedError } from "./template-changed-error.ts";

type SaveTemplateInput = EditedTemplate & {
	/** The version of the draft that was seen: no other is saved. */
	version: number;
	/** The version of the template that was seen and is to be replaced; null: the one that editing began from. */
	replaces: number | null;
	/** What a role is called that has no name, by its number. */
	roleName: (index: number) => string;
};

/**
 * Makes the draft of a template its next version, with which documents are made from then on.
 *
 * @throws AppError NotFound; GoneError; Conflict when the draft has another version by now; TemplateChangedError;
 *   ValidationError when no document could be sent with it
 */
export const saveEditedTemplate = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, input: SaveTemplateInput): Promise<{ templateId: string }> => {
		const { draft } = await requireTemplateDraft(context, input, null);
		await requireUsable(context.principal.accountId, draft.state);
		const { templateId } = input;
		for (const fileId of Object.keys(draft.state.files)) {
			await matchTemplateFile(context, { templateId, fileId }, draft.state);
		}
		await inTransaction((tx) => save(tx, context, input));
		return { templateId };
	},
);

/** Nothing is looked up while rows are locked. A draft that changes meanwhile has another version, and isn’t saved. */
async function requireUsable(accountId: string, state: DraftState): Promise<void> {
	const found = findTemplateProblems(state, null);
	if (found.some(({ severity }) => severity === "blocks")) throw refusal("ValidationError", said("templateUnusable"));
	requireRoom(state);
	await checkReferences(accountId, { document: state.document, roles: null });
}

async function save(tx: Tx, context: GrantedContext, input: SaveTemplateInput): Promise<void> {
	const template = await requireLockedTemplate(tx, context, input, "Edit");
	const draft = await findDraft(tx, template, null);
	if (!draft) throw await endedEditing(template, input.from, tx);
	if (draft.version !== input.version) throw refusal("Conflict", said("templateOutdated"));
	requireSameTemplate(template, draft, input.replaces);
	const { state, terms } = nextVersion(draft.state, template.current, input.roleName);
	await saveVersion(tx, context, template, { state, terms, templateLabels: template.templateLabels });
	await deleteTemplateDraft(tx, template);
}

function requireSameTemplate(
	{ version, current }: LockedTemplate,
	{ templateVersion }: StoredDraft,
	replaces: number | null,
): void {
	if (version === templateVersion || version === replaces) return;
	throw new TemplateChangedError({ version, by: current.byName, at: current.at.getTime() });
}
