import type { StoredTemplate } from "#lib/db/stores/templates/templates.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** @throws AppError Conflict for a template that was never saved, or whose files are being processed or can’t be used */
export function requireReady({ status, version }: Pick<StoredTemplate, "status" | "version">): void {
	if (version === 0) throw refusal("Conflict", said("templateUnsaved"));
	if (status === "Draft") throw refusal("Conflict", said("templateProcessing"));
	if (status === "Failed") throw refusal("Conflict", said("templateFailed"));
}
