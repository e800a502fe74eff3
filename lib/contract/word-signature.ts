import { utcText } from "#lib/i18n/moment.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { ReportMessages } from "#lib/i18n/workplace/report/en.ts";
import { tell } from "#lib/i18n/workplace/report/tell.ts";
import type { ReportedSignature } from "./file-report.ts";
import type { Finding } from "./finding.ts";

type Words = ReportMessages["signature"];

/** One signature in words: a title that says who and how, then a sentence for each thing found. */
export function wordSignature(
	signature: ReportedSignature,
	index: number,
	{ signature: words, told }: ReportMessages,
	locale: string,
): { title: string; findings: Finding[] } {
	const { name, isUnknown, isIntact, problem } = signature;
	const level = isUnknown ? words.unchecked : levelOf(signature, words);
	const title = fill(words.title, { number: index + 1, name, level });
	const findings = isUnknown ? unknownFindings(signature, words) : findingsOf(signature, words);
	if (!problem) return { title, findings };
	const text = fill(words.note, { text: tell(problem, told, locale) });
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
		const places = { time: utcText(new Date(timestampedAt)), authority: timestampedBy || words.unnamed };
		if (isTimeTrusted) return { tone: "good", text: fill(words.timeProved, places) };
		if (isTimestampRevoked) return { tone: "warn", text: fill(words.timeRevoked, places) };
		return { tone: "neutral", text: fill(words.timeSaid, places) };
	}
	if (!signedAt) return { tone: "neutral", text: words.timeNone };
	return { tone: "neutral", text: fill(words.timeOwn, { time: utcText(new Date(signedAt)) }) };
}

function certificateOf(signature: ReportedSignature, words: Words): Finding {
	const { subject, issuer, isSelfSigned, isIssuerTrusted } = signature;
	if (subject === "") return { tone: "warn", text: words.certificateNone };
	if (isIssuerTrusted) return { tone: "good", text: fill(words.certificateTrusted, { subject, issuer }) };
	if (isSelfSigned) return { tone: "neutral", text: fill(words.certificateOwn, { subject }) };
	return { tone: "neutral", text: fill(words.certificateSaid, { subject, issuer }) };
}
