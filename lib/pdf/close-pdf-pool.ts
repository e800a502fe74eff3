import { takeSharedPools } from "./pool/shared-pool.ts";

/** Ends the PDF children of this process. Call it last: tasks that still wait or run are lost. */
export function closePdfPool(): void {
	for (const pool of takeSharedPools()) pool.close();
}
