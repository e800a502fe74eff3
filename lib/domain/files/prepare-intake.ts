import { warmPdfPool } from "#lib/pdf/warm-pdf-pool.ts";

/** Has a PDF process ready when an upload is complete: after a pause none is running. */
export function prepareIntake(): void {
	// The upload itself reports what is wrong.
	void warmPdfPool(["intake"]).catch(() => undefined);
}
