import { SigningIdentityError } from "#lib/config/signing-identity.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { SEAL_FAILURES } from "#lib/errors/seal-failures.ts";
import { MissingObjectError } from "#lib/storage/object-storage.ts";

/**
 * Why a seal failed, as a sentence for the sender, the admin and the audit trail. What the system or a library
 * said stands in the log only: it names paths, keys and codes.
 */
export function sealFailureReason(error: unknown): string {
	if (error instanceof AppError) return error.message;
	if (error instanceof MissingObjectError) return SEAL_FAILURES.missingFile;
	if (error instanceof SigningIdentityError) return SEAL_FAILURES.certificate;
	return SEAL_FAILURES.other;
}
