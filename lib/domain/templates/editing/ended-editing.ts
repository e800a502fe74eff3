import type { Tx } from "#lib/db/client.ts";
import { findTemplateVersion } from "#lib/db/stores/templates/template-drafts.ts";
import type { StoredTemplate } from "#lib/db/stores/templates/templates.ts";
import { GoneError } from "#lib/domain/drafts/editing/gone-error.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** Why a template has no draft any more: it was saved since a version, or its changes were discarded. */
export async function endedEditing(
	template: Pick<StoredTemplate, "id" | "version">,
	from: number,
	tx: Tx,
): Promise<GoneError> {
	if (template.version <= from) {
		return new GoneError({ status: "discarded", by: "", at: null }, said("templateEditing", { end: "discarded" }));
	}
	const saved = await findTemplateVersion(tx, template, template.version);
	const gone = { status: "applied" as const, by: saved?.byName ?? "", at: saved?.at.getTime() ?? null };
	return new GoneError(gone, said("templateEditing", { end: "saved" }));
}
