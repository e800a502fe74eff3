import { log } from "#lib/config/log.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { MissingObjectError } from "#lib/storage/object-storage.ts";

/**
 * Whoever waits for a file that the storage has lost hears so; whoever runs the installation finds in the log
 * which it is. Every other error is thrown on.
 *
 * @throws AppError NotFound
 */
export function tellMissing(error: unknown): never {
	if (!(error instanceof MissingObjectError)) throw error;
	log.error({ error }, "stored file missing");
	throw refusal("NotFound", said("fileMissing"));
}
