import type { ChangedTemplate } from "#lib/draft/changed-template.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** A template was changed elsewhere since its draft began. */
export class TemplateChangedError extends AppError {
	readonly changed: ChangedTemplate;

	constructor(changed: ChangedTemplate) {
		super("Conflict", "This template has changed since you started editing.", {
			said: said("templateEditedElsewhere"),
		});
		this.changed = changed;
	}
}

/** What an error says of a template that changed elsewhere; null for any other error. Works across bundles, as AppError does. */
export function changedOf(error: unknown): ChangedTemplate | null {
	return error instanceof AppError && "changed" in error ? (error.changed as ChangedTemplate) : null;
}
