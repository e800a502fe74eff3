import { formatDate, plural } from "#lib/i18n/format.ts";
import { utcText } from "#lib/i18n/moment.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { ReportMessages } from "#lib/i18n/workplace/report/en.ts";
import { tell } from "#lib/i18n/workplace/report/tell.ts";
import type { FileReport } from "./file-report.ts";
import type { Finding, Tone } from "./finding.ts";
import { wordSignature } from "./word-signature.ts";

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
	/** A sentence for everybody who signed, where this server knows them. */
	signers: string[];
	signatures: { title: string; findings: Finding[] }[];
};

/** What a file's signatures and its bytes say, in plain words; times stand in UTC, for the page to write anew. */
export function wordReport(report: FileReport, words: ReportMessages, locale: string): WordedReport {
	return {
		...report,
		...verdictOf(report, words, locale),
		findings: findingsOf(report, words, locale),
		laterChanges: report.laterChanges.map((one) => tell(one, words.told, locale)),
		signers: report.signers.map((signer) => signerSentence(signer, words.signers)),
		signatures: report.signatures.map((one, index) => wordSignature(one, index, words, locale)),
	};
}

type Verdict = Pick<WordedReport, "tone" | "summary" | "detail">;

function verdictOf(report: FileReport, words: ReportMessages, locale: string): Verdict {
	const { verdict, origin, bySignatures, deletedAt } = report;
	const { verdicts, kinds } = words;
	const isAsked = origin !== "unasked";
	if (verdict === "sealed-here") {
		const what = Object.entries(kinds).find(([kind]) => kind === report.fileKind)?.[1] ?? kinds.Document;
		const { summary, detail } = deletedAt ? verdicts.deleted : verdicts.here;
		const day = deletedAt ? formatDate(new Date(deletedAt), { locale, timeZone: "UTC" }) : "";
		return { tone: "good", summary: fill(summary, { day }), detail: fill(detail, { what }) };
	}
	if (verdict === "as-uploaded") return { tone: "neutral", ...uploadVerdict(report, words) };
	if (verdict === "broken-trail") {
		const { summary, detail } = verdicts.broken[report.broken ?? "trail"];
		return { tone: "bad", summary, detail: fill(detail, { entry: report.brokenEntry ?? 0 }) };
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
	return { summary: fill(summary, { number: upload.number, id: documentId }), detail: fill(detail, { status }) };
}

function findingsOf(report: FileReport, { findings: words, told }: ReportMessages, locale: string): Finding[] {
	const findings: Finding[] = [];
	if (report.state) {
		const time = utcText(new Date(report.state.at));
		findings.push({ tone: "neutral", text: fill(words.states[report.state.kind], { time }) });
	}
	if (report.verdict === "sealed-here" && report.bySignatures !== "valid") {
		const text = report.bySignatures === "unknown" ? words.earlierUnknown : words.earlierBroken;
		findings.push({ tone: "warn", text });
	}
	if (report.clockSetBackSeconds > 0) {
		findings.push({ tone: "warn", text: plural(locale, report.clockSetBackSeconds, words.clockSetBack) });
	}
	if (report.isSandbox) findings.push({ tone: "warn", text: words.sandbox });
	if (report.named === "known") findings.push({ tone: "bad", text: words.namesOurs });
	if (report.named === "unknown") findings.push({ tone: "neutral", text: words.namesUnknown });
	return [...findings, ...report.notJudged.map((one): Finding => ({ tone: "warn", text: tell(one, told, locale) }))];
}

function signerSentence(
	{ name, isReviewer, signedAt, consentVersion: version }: FileReport["signers"][number],
	words: ReportMessages["signers"],
): string {
	const done = fill(isReviewer ? words.reviewedOn : words.signedOn, { name, time: utcText(new Date(signedAt)) });
	return version === null ? done : `${done} ${fill(words.consentVersion, { version })}`;
}
