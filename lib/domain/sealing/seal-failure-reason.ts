import { SigningIdentityError } from "#lib/config/signing-identity.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { type Said, said } from "#lib/i18n/refusals/said.ts";
import { MissingObjectError } from "#lib/storage/object-storage.ts";

/**
 * Why a seal failed, in a sentence for the sender, the admin and the audit trail that each reads in their language.
 * What the system or a library said stands in the log only: it names paths, keys and codes.
 */
export function sealFailureReason(error: unknown): Said {
	if (error instanceof AppError && error.said) return error.said;
	if (error instanceof MissingObjectError) return said("sealFileMissing");
	if (error instanceof SigningIdentityError) return said("certificateUnread");
	return said("sealOther");
}
