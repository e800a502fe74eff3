import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import { tell } from "#lib/i18n/report/tell.ts";
import type { ReportedSignature } from "./file-report.ts";
import type { Finding } from "./finding.ts";
import { timedSentence } from "./timed-sentence.ts";

type ReportMessages = Messages["verification-report"];
type Words = ReportMessages["signature"];

/** One signature in words: a title that says who and how, then a sentence for each thing found. */
export function wordSignature(
	signature: ReportedSignature,
	index: number,
	{ signature: words, details }: ReportMessages,
): { title: string; findings: Finding[] } {
	const { name, isUnknown, isIntact, problem } = signature;
	const level = isUnknown ? words.unchecked : levelOf(signature, words);
	const title = format(words.title, { number: index + 1, name, level });
	const findings = isUnknown ? unknownFindings(signature, words) : findingsOf(signature, words);
	if (!problem) return { title, findings };
	const text = format(words.note, { text: tell(problem, details) });
	return { title, findings: [...findings, { tone: isIntact || isUnknown ? "warn" : "bad", text }] };
}

function levelOf({ level }: ReportedSignature, { levels }: Words): string {
	return Object.entries(levels).find(([name]) => name === level)?.[1] ?? (level === "B-B" ? "PAdES B-B" : level);
}

function findingsOf(signature: ReportedSignature, words: Words): Finding[] {
	const { isIntact, coversWholeFile, isExtended, certification } = signature;
	const findings: Finding[] = [
		isIntact ? { tone: "good", text: words.intact } : { tone: "bad", text: words.broken },
		timeOf(signature, words),
		certificateOf(signature, words),
		coversWholeFile
			? { tone: isIntact ? "good" : "neutral", text: isExtended ? words.wholeExtended : words.whole }
			: { tone: "warn", text: words.notWhole },
	];
	if (certification) findings.push({ tone: "neutral", text: words.certified[certification] });
	return findings;
}

/** Only what the file says of itself: whom a certificate names proves nothing where the signature is not checked. */
function unknownFindings(signature: ReportedSignature, words: Words): Finding[] {
	return [{ tone: "warn", text: words.unknown }, timeOf(signature, words)];
}

function timeOf(signature: ReportedSignature, words: Words): Finding {
	const { signedAt, timestampedAt, timestampedBy, isTimeTrusted, isTimestampRevoked } = signature;
	if (timestampedAt) {
		const sentence = (message: Words["timeProved"]) =>
			timedSentence(message, { authority: timestampedBy || words.unnamed }, timestampedAt);
		if (isTimeTrusted) return { tone: "good", ...sentence(words.timeProved) };
		if (isTimestampRevoked) return { tone: "warn", ...sentence(words.timeRevoked) };
		return { tone: "neutral", ...sentence(words.timeSaid) };
	}
	if (!signedAt) return { tone: "neutral", text: words.timeNone };
	return { tone: "neutral", ...timedSentence(words.timeOwn, {}, signedAt) };
}

function certificateOf(signature: ReportedSignature, words: Words): Finding {
	const { subject, issuer, isSelfSigned, isIssuerTrusted } = signature;
	if (subject === "") return { tone: "warn", text: words.certificateNone };
	if (isIssuerTrusted) return { tone: "good", text: format(words.certificateTrusted, { subject, issuer }) };
	if (isSelfSigned) return { tone: "neutral", text: format(words.certificateOwn, { subject }) };
	return { tone: "neutral", text: format(words.certificateSaid, { subject, issuer }) };
}
