import type { VerifyReport, VerifySignature } from "#lib/pdf/tasks.ts";

export const VERDICTS: Record<VerifyReport["verdict"], string> = {
	valid: "Valid: the document is as it was signed.",
	modified: "Not valid: the document was changed after it was signed.",
	invalid: "Not valid: a signature does not match the document.",
	unsigned: "This PDF carries no signature.",
};

const CERTIFICATIONS = {
	1: "Certified: nothing may be changed any more.",
	2: "Certified: forms may still be filled in and signatures added.",
	3: "Certified: forms may still be filled in, comments and signatures added.",
} as const;

const LEVELS: Record<string, string> = {
	"B-B": "PAdES B-B",
	"B-T": "PAdES B-T, with timestamp",
	"B-LT": "PAdES B-LT, with timestamp and validation data",
	"B-LTA": "PAdES B-LTA, with archive timestamp",
	Timestamp: "document timestamp",
	"PKCS#7": "PKCS#7, without the certificate binding of PAdES",
};

/** `2026-11-21 01:32:17 UTC` */
function timeText(iso: string): string {
	return `${iso.slice(0, 19).replace("T", " ")} UTC`;
}

function timeLine(signature: VerifySignature): string {
	if (signature.timestampedAt) return `Time: ${timeText(signature.timestampedAt)}, proved by a timestamp.`;
	if (signature.signedAt) return `Time: ${timeText(signature.signedAt)}, by the signer's own clock.`;
	return "Time: not stated.";
}

function certificateLine(signature: VerifySignature): string {
	if (signature.subject === "") return "Certificate: missing.";
	return signature.isSelfSigned
		? `Certificate: ${signature.subject}, self-made: it shows that nothing was changed, not who sealed.`
		: `Certificate: ${signature.subject}, issued by ${signature.issuer}.`;
}

/** One signature in plain English: who and how first, then a sentence for each thing found. */
export function describeSignature(signature: VerifySignature, index: number): string[] {
	const level = LEVELS[signature.level] ?? signature.level;
	return [
		`Signature ${index + 1}: ${signature.name} (${level})`,
		signature.isIntact ? "Intact: what was signed has not been changed." : "Broken: what was signed has been changed.",
		timeLine(signature),
		certificateLine(signature),
		signature.coversWholeFile
			? "Covers the whole file."
			: "Does not cover the whole file: something was added after this signature.",
		...(signature.certification ? [CERTIFICATIONS[signature.certification]] : []),
		...(signature.problem ? [`Note: ${signature.problem}`] : []),
	];
}

/** The report in plain English, one sentence per line, the verdict first. */
export function describeReport(report: VerifyReport): string[] {
	if (!report.isPdf) return ["This file is not a PDF, or too damaged to be read."];
	return [
		VERDICTS[report.verdict],
		...report.signatures.flatMap(describeSignature),
		...report.laterChanges.map((change) => `Changed after signing: ${change}`),
		...(report.documentId ? [`Document: ${report.documentId}`] : []),
		...(report.chainHead ? [`Head of the audit trail: ${report.chainHead}`] : []),
	];
}
