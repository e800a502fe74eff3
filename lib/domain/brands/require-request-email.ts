import { findUnknownPlaceholder, type RequestEmail } from "#lib/contract/request-email.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** @throws AppError ValidationError that names the part with a placeholder that nothing fills */
export function requireKnownPlaceholders(email: RequestEmail): void {
	for (const part of ["subject", "message"] as const) {
		const unknown = findUnknownPlaceholder(email[part]);
		if (unknown !== null) throw fieldRefusal(part, said("placeholderUnknown", { placeholder: unknown }));
	}
}
