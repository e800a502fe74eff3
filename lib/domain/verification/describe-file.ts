import type { FileReport, Finding } from "#lib/contract/file-report.ts";
import type { SealedDocument } from "#lib/db/stores/verification.ts";
import { utcText } from "#lib/i18n/moment.ts";
import type { VerifyReport } from "#lib/pdf/tasks.ts";
import { describeSignature } from "./describe-signature.ts";
import type { Origin } from "./judge-origin.ts";

/** More than a person reads, and a report must fit an address. */
const MAX_SIGNATURES = 8;
const MAX_CHANGES = 12;
const MAX_SIGNERS = 20;

type Verdict = Pick<FileReport, "verdict" | "tone" | "summary" | "detail">;
type Checked = { fileName: string; sha256: string; checkedAt: Date };

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** What a file is by what sealing made it for. */
const KINDS: Record<string, string> = {
	Document: "the file",
	Part: "one of the files",
	Certificate: "the certificate of completion",
	Mailed: "the file without its certificate",
};

/**
 * What a file's signatures and its bytes say, in plain English.
 *
 * @param found what stands in the file
 * @param origin what this installation knows of it
 */
export function describeFile(file: Checked, found: VerifyReport, origin: Origin): FileReport {
	const signers = origin.kind === "here" ? origin.document.signers.map(signerSentence) : [];
	const signatures = found.signatures.map(describeSignature);
	return {
		fileName: file.fileName,
		sha256: file.sha256,
		checkedAt: file.checkedAt.toISOString(),
		...verdictOf(found, origin),
		findings: findingsOf(found, origin),
		signers: signers.slice(0, MAX_SIGNERS),
		moreSigners: Math.max(0, signers.length - MAX_SIGNERS),
		signatures: signatures.slice(0, MAX_SIGNATURES),
		moreSignatures: Math.max(0, signatures.length - MAX_SIGNATURES),
		laterChanges: found.laterChanges.slice(0, MAX_CHANGES),
		documentId: idOf(origin) ?? found.documentId,
		chainHead: found.chainHead,
	};
}

/** Bytes that are known come first: what they were sealed with is what the signers saw. */
function verdictOf(found: VerifyReport, origin: Origin): Verdict {
	const here = verdictByBytes(origin);
	if (here) return here;
	if (!found.isPdf) {
		return {
			...{ verdict: "not-a-pdf", tone: "neutral" },
			summary: "This file is not a PDF, or too damaged to be read.",
			detail: "There is nothing in it to check.",
		};
	}
	return verdictBySignatures(found.verdict, origin);
}

function verdictByBytes(origin: Origin): Verdict | null {
	if (origin.kind === "here" || origin.kind === "deleted") {
		const what = KINDS[origin.fileKind] ?? "the file";
		const trail =
			origin.kind === "here"
				? "Its audit trail is whole and names it."
				: "Who signed is what the file itself says: the record of it here is gone.";
		const end = origin.kind === "here" ? "." : `; its audit trail was deleted on ${DAY.format(origin.deletedAt)}.`;
		return {
			...{ verdict: "sealed-here", tone: "good" },
			summary: `Sealed here and unchanged${end}`,
			detail: `It is byte for byte ${what} that this server sealed. ${trail}`,
		};
	}
	if (origin.kind !== "broken") return null;
	return {
		...{ verdict: "broken-trail", tone: "bad" },
		summary: "Sealed here, but its audit trail was changed.",
		detail:
			"It is byte for byte what this server sealed, but the trail kept here is not as it was written. Ask whoever runs this server.",
	};
}

function verdictBySignatures(verdict: VerifyReport["verdict"], origin: Origin): Verdict {
	const isAsked = origin.kind !== "unasked";
	if (verdict === "unsigned") {
		return {
			...{ verdict, tone: "neutral" },
			summary: "This PDF carries no signature.",
			detail: `Nothing in it shows whether it was changed${isAsked ? ", and it is no file that was sealed here" : ""}.`,
		};
	}
	if (verdict === "unknown") {
		return {
			...{ verdict: "not-checked", tone: "warn" },
			summary: "Not checked: a signature in it is of a kind that this server does not know.",
			detail: "Whether the document was changed cannot be told here. Open it in a PDF reader that knows this kind.",
		};
	}
	if (verdict !== "valid") {
		return {
			...{ verdict: "changed", tone: "bad" },
			summary:
				verdict === "modified"
					? "Changed: the document is not as it was signed."
					: "Changed: a signature does not match the document.",
			detail: "Do not rely on this file. Ask whoever sent it for the one that was sealed.",
		};
	}
	return {
		...{ verdict: "not-sealed-here", tone: "warn" },
		summary: isAsked
			? "Unchanged, but sealed by somebody this server does not know."
			: "Unchanged; whether it was sealed here was not looked up.",
		detail: "Nothing was changed since it was signed. Who signed, and when, is what its certificates say.",
	};
}

function findingsOf(found: VerifyReport, origin: Origin): Finding[] {
	const findings: Finding[] = [];
	const isHere = origin.kind === "here" || origin.kind === "deleted";
	if (isHere && found.verdict !== "valid") {
		const finding = found.verdict === "unknown" ? "is of a kind that is not known here" : "does not hold";
		const text = `A signature that was in the file before it was sealed here ${finding}: see below.`;
		findings.push({ tone: "warn", text });
	}
	if (origin.kind === "here" && origin.document.isSandbox) {
		findings.push({ tone: "warn", text: "It was made in the sandbox, for trying Signet out." });
	}
	if (origin.kind === "elsewhere" && origin.named === "known") {
		const text = "The file names a document that was sealed here, but it is not the file that was sealed.";
		findings.push({ tone: "bad", text });
	}
	if (origin.kind === "elsewhere" && origin.named === "unknown") {
		const text = "The file names a document that is not known here. It may come from another server.";
		findings.push({ tone: "neutral", text });
	}
	return [...findings, ...found.notJudged.map((text): Finding => ({ tone: "warn", text }))];
}

function signerSentence({ name, type, signedAt }: SealedDocument["signers"][number]): string {
	const did = type === "Reviewer" ? "reviewed and approved" : "signed";
	return signedAt ? `${name} ${did} on ${utcText(signedAt)}.` : `${name} ${did}.`;
}

function idOf(origin: Origin): string | null {
	if (origin.kind === "here") return origin.document.id;
	return "documentId" in origin ? origin.documentId : null;
}
