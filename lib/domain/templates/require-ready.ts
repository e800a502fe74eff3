import type { StoredTemplate } from "#lib/db/stores/templates.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";

/** @throws AppError Conflict for a template whose files are still being processed or can’t be used */
export function requireReady({ status }: Pick<StoredTemplate, "status">): void {
	if (status === "Draft") throw refusal("Conflict", said("templateProcessing"));
	if (status === "Failed") throw refusal("Conflict", said("templateFailed"));
}
