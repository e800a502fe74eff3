import { MAX_NAME_LENGTH } from "#lib/contract/users/literals.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/**
 * The name that somebody gives for themselves, when they join or later.
 *
 * @throws AppError ValidationError for none, or one that is too long
 */
export function readOwnName(given: string): string {
	const name = given.trim();
	if (name === "") throw fieldRefusal("name", said("nameMissing"));
	if (name.length > MAX_NAME_LENGTH) throw fieldRefusal("name", said("nameLong", { limit: MAX_NAME_LENGTH }));
	return name;
}
