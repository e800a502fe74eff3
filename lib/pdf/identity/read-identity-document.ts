import { AppError } from "#lib/errors/app-error.ts";
import type { DocumentKind, PlainDate, Reading } from "#lib/identity/identity-types.ts";
import { runPdfTask } from "#lib/pdf/run-task.ts";

/**
 * Reads the photographs of a document, JPEGs, in a child process. A picture that it is lost over says as much as one on
 * which nothing is found. Throws AppError Unavailable when too many tasks wait.
 */
export async function readIdentityDocument(
	kind: DocumentKind,
	{ front, back }: { front: Buffer; back?: Buffer | null },
	today: PlainDate,
): Promise<Reading> {
	const input = { kind, front: front.toString("base64"), back: back?.toString("base64") ?? null, today };
	try {
		return await runPdfTask("identity", input, { requester: "link" });
	} catch (error) {
		if (!(error instanceof AppError) || error.code !== "UnusableFile") throw error;
		return { source: null, data: null, checkDigitsHold: null, problems: ["NothingFound"] };
	}
}
