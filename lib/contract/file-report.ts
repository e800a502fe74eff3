import { z } from "zod";

const tone = z.enum(["good", "warn", "bad", "neutral"]);
const finding = z.object({ tone, text: z.string() });

/** What was found out about a file that somebody wanted to have checked. Times are ISO 8601. */
export const fileReport = z.object({
	fileName: z.string(),
	sha256: z.string(),
	checkedAt: z.string(),
	/**
	 * sealed-here: byte for byte what this server sealed, and its trail is whole, or was deleted with the document ·
	 * broken-trail: the same, but its trail was changed · not-sealed-here: unchanged, but this server does not know
	 * who sealed it · not-checked: it has a signature of a kind that is not known here, and nothing else is wrong · changed: something was changed, or a signature is not that of the document.
	 */
	verdict: z.enum([
		"sealed-here",
		"broken-trail",
		"not-sealed-here",
		"not-checked",
		"changed",
		"unsigned",
		"not-a-pdf",
	]),
	tone,
	/** The verdict as a headline. */
	summary: z.string(),
	/** The same at more length. */
	detail: z.string(),
	/** What this server knows of it besides. */
	findings: z.array(finding),
	/** A sentence for everybody who signed, where this server knows them. */
	signers: z.array(z.string()),
	/** Signers beyond those named; so are more signatures. */
	moreSigners: z.int(),
	signatures: z.array(z.object({ title: z.string(), findings: z.array(finding) })),
	moreSignatures: z.int(),
	laterChanges: z.array(z.string()),
	/** The document that was sealed here, else the one that the file names. */
	documentId: z.string().nullable(),
	/** Head of the audit trail that the file names. */
	chainHead: z.string().nullable(),
});
export type FileReport = z.infer<typeof fileReport>;
export type Finding = z.infer<typeof finding>;
export type Tone = z.infer<typeof tone>;
