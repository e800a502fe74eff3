import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import type { FileReport } from "#lib/contract/file-report.ts";
import { Section } from "./section.tsx";

type Tone = "good" | "warn" | "bad" | "neutral";

const ICONS = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, neutral: CircleHelp };
const COLOURS = { good: "text-good", warn: "text-warn", bad: "text-bad", neutral: "text-ink-soft" };
const BACKS = { good: "bg-good-soft", warn: "bg-warn-soft", bad: "bg-bad-soft", neutral: "bg-sunken" };

const VERDICT_TONES: Record<FileReport["verdict"], Tone> = {
	valid: "good",
	modified: "bad",
	invalid: "bad",
	unsigned: "neutral",
	"not-a-pdf": "neutral",
};

const ORIGINS: Record<FileReport["origin"], { tone: Tone; text: string } | null> = {
	none: null,
	unknown: { tone: "warn", text: "The file names a document that is not known here. It may come from another server." },
	purged: { tone: "neutral", text: "This document was signed here and has been deleted since, with its audit trail." },
	broken: { tone: "bad", text: "The audit trail kept here has been changed. Ask whoever runs this server." },
	differs: { tone: "bad", text: "The audit trail kept here is not the one that the certificate in the file names." },
	matches: { tone: "good", text: "The audit trail kept here is whole, and is the one that the certificate names." },
};

/** What was found out about a file, the verdict first. */
export function FileReportView({ report }: { report: FileReport }) {
	const tone = VERDICT_TONES[report.verdict];
	const origin = ORIGINS[report.origin];
	return (
		<div className="flex flex-col gap-4" data-verdict={report.verdict} data-origin={report.origin}>
			<div role="status" className={cx("flex items-start gap-3 rounded-card px-5 py-4", BACKS[tone])}>
				<ToneIcon tone={tone} size={24} />
				<div className="min-w-0">
					<h2 className="text-pretty font-semibold text-title">{report.summary}</h2>
					<p className="mt-1 break-words text-ink-soft" dir="auto">
						{report.fileName}
					</p>
				</div>
			</div>
			{report.laterChanges.length > 0 ? (
				<Section title="Changed after signing">
					<Sentences>
						{report.laterChanges.map((change) => (
							<Sentence key={change} tone="bad">
								{change}
							</Sentence>
						))}
					</Sentences>
				</Section>
			) : null}
			{origin ? (
				<Section title="Audit trail">
					<Sentences>
						<Sentence tone={origin.tone}>{origin.text}</Sentence>
						{report.isSealedFile ? <Sentence tone="good">Byte for byte the file that was sealed here.</Sentence> : null}
					</Sentences>
				</Section>
			) : null}
			{report.signatures.map(({ lines: [title = "", ...facts], isIntact }) => (
				<Section key={title} title={title}>
					<Sentences>
						{facts.map((fact) => (
							<Sentence key={fact} tone={toneOf(fact, isIntact)}>
								{fact}
							</Sentence>
						))}
					</Sentences>
				</Section>
			))}
			{report.moreSignatures > 0 ? (
				<p className="text-ink-soft">And {report.moreSignatures} more signatures, which count in the verdict too.</p>
			) : null}
			<Facts report={report} />
		</div>
	);
}

/** Sentences that begin so are good or bad news; the others merely say something. */
function toneOf(fact: string, isIntact: boolean): Tone {
	if (/^(?:Broken|Does not cover|Note|Certificate: missing)/.test(fact)) return isIntact ? "warn" : "bad";
	if (/^(?:Intact|Covers)/.test(fact)) return "good";
	return fact.includes("self-made") ? "warn" : "neutral";
}

function ToneIcon({ tone, size }: { tone: Tone; size: number }) {
	const Icon = ICONS[tone];
	return <Icon size={size} aria-hidden="true" className={cx("mt-0.5 shrink-0", COLOURS[tone])} />;
}

function Sentences({ children }: { children: ReactNode }) {
	return <ul className="flex flex-col gap-2.5 px-4 py-4 sm:px-5">{children}</ul>;
}

function Sentence({ tone, children }: { tone: Tone; children: ReactNode }) {
	return (
		<li className="flex items-start gap-2.5">
			{tone === "neutral" ? (
				<span aria-hidden="true" className="mt-2 ml-1.5 mr-1 size-1 shrink-0 rounded-full bg-ink-soft" />
			) : (
				<ToneIcon tone={tone} size={16} />
			)}
			<span className="min-w-0 break-words">{children}</span>
		</li>
	);
}

function Facts({ report }: { report: FileReport }) {
	const facts: [string, string | null][] = [
		["Checked", `${report.checkedAt.slice(0, 16).replace("T", " ")} UTC`],
		["SHA-256", report.sha256],
		["Document", report.documentId],
		["Trail head", report.chainHead],
	];
	return (
		<dl className="flex flex-col gap-2 px-1 text-ink-soft">
			{facts.map(([name, value]) =>
				value ? (
					<div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3">
						<dt>{name}</dt>
						<dd className="break-all font-mono text-xs leading-5">{value}</dd>
					</div>
				) : null,
			)}
		</dl>
	);
}
