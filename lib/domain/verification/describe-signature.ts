import type { FileReport, Finding } from "#lib/contract/file-report.ts";
import { utcText } from "#lib/i18n/moment.ts";
import type { VerifySignature } from "#lib/pdf/tasks.ts";

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

function intactOf({ isIntact }: VerifySignature): Finding {
	if (isIntact) return { tone: "good", text: "Intact: what was signed has not been changed." };
	return { tone: "bad", text: "Broken: what was signed has been changed, or cannot be read." };
}

function timeOf(signature: VerifySignature): Finding {
	const { signedAt, timestampedAt, timestampedBy, isTimeTrusted } = signature;
	if (timestampedAt && isTimeTrusted) {
		return {
			tone: "good",
			text: `Time: ${utcText(new Date(timestampedAt))}, proved by a timestamp of ${timestampedBy}.`,
		};
	}
	if (timestampedAt) {
		const whose = `a timestamp of ${timestampedBy || "somebody unnamed"}, an authority this server does not know`;
		return { tone: "neutral", text: `Time: ${utcText(new Date(timestampedAt))}, says ${whose}.` };
	}
	if (signedAt) return { tone: "neutral", text: `Time: ${utcText(new Date(signedAt))}, by the signer's own clock.` };
	return { tone: "neutral", text: "Time: not stated." };
}

function certificateOf(signature: VerifySignature): Finding {
	const { subject, issuer, isSelfSigned, isIssuerTrusted } = signature;
	if (subject === "") return { tone: "warn", text: "Certificate: missing." };
	if (isIssuerTrusted) {
		return { tone: "good", text: `Certificate: ${subject}, issued by ${issuer}, an authority this server trusts.` };
	}
	if (isSelfSigned) {
		const meaning = "self-made: it shows that nothing was changed, not who sealed";
		return { tone: "neutral", text: `Certificate: ${subject}, ${meaning}.` };
	}
	return {
		tone: "neutral",
		text: `Certificate: ${subject}, says ${issuer}, an authority this server does not know.`,
	};
}

/** One signature in plain English: a title that says who and how, then a sentence for each thing found. */
export function describeSignature(signature: VerifySignature, index: number): FileReport["signatures"][number] {
	const { isIntact, coversWholeFile, certification, problem } = signature;
	if (signature.isUnknown) return describeUnknown(signature, index);
	const level = LEVELS[signature.level] ?? signature.level;
	const findings: Finding[] = [
		intactOf(signature),
		timeOf(signature),
		certificateOf(signature),
		coversWholeFile
			? { tone: isIntact ? "good" : "neutral", text: "Covers the whole file." }
			: { tone: "warn", text: "Does not cover the whole file: something was added after this signature." },
	];
	if (certification) findings.push({ tone: "neutral", text: CERTIFICATIONS[certification] });
	if (problem) findings.push({ tone: isIntact ? "warn" : "bad", text: `Note: ${problem}` });
	return { title: `Signature ${index + 1}: ${signature.name} (${level})`, findings };
}

/** Only what the file says of itself: whom a certificate names proves nothing where the signature is not checked. */
function describeUnknown(signature: VerifySignature, index: number): FileReport["signatures"][number] {
	const text = "Not checked: this kind of signature is not known here.";
	const findings: Finding[] = [{ tone: "warn", text }, timeOf(signature)];
	if (signature.problem) findings.push({ tone: "warn", text: `Note: ${signature.problem}` });
	return { title: `Signature ${index + 1}: ${signature.name} (not checked)`, findings };
}
