import { z } from "zod";

/**
 * Whether this installation knows the document: not ours at all, named but unknown here, purged, its
 * trail changed, the trail another one than the certificate's, or as it should be.
 */
export const ORIGINS = ["none", "unknown", "purged", "broken", "differs", "matches"] as const;

/** What was found out about a file that somebody wanted to have checked. Times are ISO 8601. */
export const fileReport = z.object({
	fileName: z.string(),
	sha256: z.string(),
	checkedAt: z.string(),
	verdict: z.enum(["valid", "modified", "invalid", "unsigned", "not-a-pdf"]),
	summary: z.string(),
	/** The first line names the signature, the others say one thing each. */
	signatures: z.array(z.object({ isIntact: z.boolean(), lines: z.array(z.string()) })),
	/** Signatures beyond those described. */
	moreSignatures: z.int(),
	laterChanges: z.array(z.string()),
	documentId: z.string().nullable(),
	chainHead: z.string().nullable(),
	origin: z.enum(ORIGINS),
	/** Byte for byte the file that was sealed here. */
	isSealedFile: z.boolean(),
});
export type FileReport = z.infer<typeof fileReport>;
