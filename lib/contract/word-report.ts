import { formatDate } from "#lib/i18n/format.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format, formatAny } from "#lib/i18n/message.ts";
import { tell } from "#lib/i18n/report/tell.ts";
import type { FileReport } from "./file-report.ts";
import type { Finding, Sentence, Tone } from "./finding.ts";
import { timedSentence } from "./timed-sentence.ts";
import { wordSignature } from "./word-signature.ts";

type ReportMessages = Messages["verification-report"];

/** A report as people read it. */
export type WordedReport = Omit<FileReport, "signers" | "signatures" | "laterChanges"> & {
	tone: Tone;
	/** The verdict as a headline. */
	summary: string;
	/** The same at more length. */
	detail: string;
	/** What this server knows of it besides. */
	findings: Finding[];
	/** A sentence for each change made after the last signature. */
	laterChanges: string[];
	/** A sentence for everyone who signed, where this server knows them. */
	signers: Sentence[];
	signatures: { title: string; findings: Finding[] }[];
};

/** What a file's signatures and its bytes say, in plain words. */
export function wordReport(report: FileReport, words: ReportMessages, locale: string): WordedReport {
	return {
		...report,
		...verdictOf(report, words, locale),
		findings: findingsOf(report, words),
		laterChanges: report.laterChanges.map((one) => tell(one, words.details)),
		signers: report.signers.map((signer) => signerSentence(signer, words.signers)),
		signatures: report.signatures.map((one, index) => wordSignature(one, index, words)),
	};
}

type Verdict = Pick<WordedReport, "tone" | "summary" | "detail">;

function verdictOf(report: FileReport, words: ReportMessages, locale: string): Verdict {
	const { verdict, origin, bySignatures, deletedAt } = report;
	const { verdicts, kinds } = words;
	const isAsked = origin !== "unasked";
	if (verdict === "sealed-here") {
		const what = Object.entries(kinds).find(([kind]) => kind === report.fileKind)?.[1] ?? kinds.Document;
		const day = deletedAt ? formatDate(new Date(deletedAt), { locale, timeZone: "UTC" }) : null;
		const summary = day === null ? verdicts.here.summary : format(verdicts.deleted.summary, { day });
		const { detail } = day === null ? verdicts.here : verdicts.deleted;
		return { tone: "good", summary, detail: format(detail, { what }) };
	}
	if (verdict === "as-uploaded") return { tone: "neutral", ...uploadVerdict(report, words) };
	if (verdict === "broken-trail") {
		const { summary, detail } = verdicts.broken[report.broken ?? "trail"];
		return { tone: "bad", summary, detail: formatAny(detail, { entry: report.brokenEntry ?? 0 }) };
	}
	if (verdict === "unconfirmed") return { tone: "warn", ...verdicts.unconfirmed[report.unconfirmed ?? "certificate"] };
	if (verdict === "not-a-pdf") return { tone: "neutral", ...verdicts.notAPdf };
	if (verdict === "unsigned") {
		const { summary, detail, detailAsked } = verdicts.unsigned;
		return { tone: "neutral", summary, detail: isAsked ? detailAsked : detail };
	}
	if (verdict === "not-checked") return { tone: "warn", ...verdicts.unknown };
	if (verdict === "changed") {
		const { modified, invalid, detail } = verdicts.changed;
		return { tone: "bad", summary: bySignatures === "modified" ? modified : invalid, detail };
	}
	if (report.named === "padding") return { tone: "warn", ...verdicts.padding };
	const { summary, summaryAsked, detail } = verdicts.notSealedHere;
	return { tone: "warn", summary: isAsked ? summaryAsked : summary, detail };
}

function uploadVerdict({ upload, documentId }: FileReport, words: ReportMessages) {
	const { verdicts } = words;
	if (!upload || !documentId) return verdicts.uploadedOften;
	const status = Object.entries(words.statuses).find(([name]) => name === upload.status)?.[1] ?? upload.status;
	const { summary, detail } = verdicts.uploaded;
	return { summary: format(summary, { number: upload.number, id: documentId }), detail: format(detail, { status }) };
}

function findingsOf(report: FileReport, { findings: words, details }: ReportMessages): Finding[] {
	const findings: Finding[] = [];
	if (report.state) {
		findings.push({ tone: "neutral", ...timedSentence(words.states[report.state.kind], {}, report.state.at) });
	}
	if (report.verdict === "sealed-here" && report.bySignatures !== "valid") {
		const text = report.bySignatures === "unknown" ? words.earlierUnknown : words.earlierBroken;
		findings.push({ tone: "warn", text });
	}
	if (report.clockSetBackSeconds > 0) {
		findings.push({ tone: "warn", text: format(words.clockSetBack, { count: report.clockSetBackSeconds }) });
	}
	if (report.isSandbox) findings.push({ tone: "warn", text: words.sandbox });
	if (report.named === "known") findings.push({ tone: "bad", text: words.namesOurs });
	if (report.named === "unknown") findings.push({ tone: "neutral", text: words.namesUnknown });
	return [...findings, ...report.notJudged.map((one): Finding => ({ tone: "warn", text: tell(one, details) }))];
}

function signerSentence(
	{ name, isReviewer, signedAt, consentVersion }: FileReport["signers"][number],
	words: ReportMessages["signers"],
): Sentence {
	const version = consentVersion ?? "none";
	return timedSentence(isReviewer ? words.reviewedOn : words.signedOn, { name, version }, signedAt);
}
