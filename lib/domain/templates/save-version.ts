import type { Tx } from "#lib/db/client.ts";
import {
	deleteVersions,
	type LockedTemplate,
	listVersionTimes,
	saveTemplate,
} from "#lib/db/stores/templates/templates.ts";
import type { TemplateTerms } from "#lib/db/template-terms.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { emitTemplateEvent } from "#lib/domain/notices/emit-template-event.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { TEMPLATE_LIMITS } from "./library-limits.ts";
import { listedColumns } from "./listed-columns.ts";
import { thinVersions } from "./thin-versions.ts";

/** What a version holds, and the labels of the template itself. */
type Version = { state: DraftState; terms: TemplateTerms; templateLabels: readonly string[] };

/** Saves another version of a locked template, and thins out old ones. */
export async function saveVersion(
	tx: Tx,
	context: GrantedContext,
	template: LockedTemplate,
	{ state, terms, templateLabels }: Version,
): Promise<void> {
	const { userId: byId, name: byName } = context.principal;
	const columns = listedColumns(state, terms, templateLabels);
	await saveTemplate(tx, template, { state, terms, byId, byName, at: context.now() }, columns);
	if (template.version >= TEMPLATE_LIMITS.versions) {
		const saved = await listVersionTimes(tx, template);
		await deleteVersions(tx, template, thinVersions(saved, TEMPLATE_LIMITS.versions));
	}
	const event = template.version === 0 ? "TemplateCreated" : "TemplateEdited";
	await emitTemplateEvent(tx, context, { ...template, templateId: template.id }, event);
}
