import type { PdfTaskName } from "./pool/protocol.ts";
import { sharedPool } from "./pool/shared-pool.ts";

/**
 * Starts the first PDF child and has it load what the named tasks need, because a first call would
 * cost 200 to 400 ms. Resolves when it is ready; throws an Error when no child can be started.
 */
export async function warmPdfPool(names: PdfTaskName[]): Promise<void> {
	await sharedPool("sender").warm(names);
}
