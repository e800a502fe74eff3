import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/**
 * Whatever deletes a document, or part of what it holds, asks here first, with the row locked.
 *
 * @throws AppError Conflict that names the document, when an Admin keeps it from being deleted
 */
export function requireNotHeld({ heldAt, title }: { heldAt: Date | null; title: string }): void {
	if (heldAt !== null) throw refusal("Conflict", said("held", { title }));
}
