"use client";

import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import { Section } from "#components/ui/section.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { Finding, Tone } from "#lib/contract/finding.ts";
import type { WordedReport } from "#lib/contract/word-report.ts";
import { format } from "#lib/i18n/message.ts";
import { TimedText } from "./timed-text.tsx";

const ICONS = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, neutral: CircleHelp };
const COLOURS = { good: "text-good", warn: "text-warn", bad: "text-bad", neutral: "text-ink-soft" };
const BACKS = { good: "bg-good-soft", warn: "bg-warn-soft", bad: "bg-bad-soft", neutral: "bg-sunken" };

/** What was found out about a file, the verdict first. */
export function FileReportView({ report }: { report: WordedReport }) {
	const words = useWords("verify");
	return (
		<div className="flex flex-col gap-4" data-verdict={report.verdict}>
			<Verdict report={report} />
			{report.laterChanges.length > 0 ? (
				<Section title={words.changed}>
					<Sentences findings={report.laterChanges.map((text) => ({ tone: "bad", text }))} />
				</Section>
			) : null}
			{report.signers.length > 0 ? (
				<Section title={words.who} about={words.whoAbout}>
					<Sentences findings={report.signers.map((sentence) => ({ tone: "good", ...sentence }))} />
					{report.moreSigners > 0 ? (
						<p className="px-4 pb-4 sm:px-5">{format(words.moreSigners, { count: report.moreSigners })}</p>
					) : null}
				</Section>
			) : null}
			{report.signatures.map(({ title, findings }) => (
				<Section key={title} title={title}>
					<Sentences findings={findings} />
				</Section>
			))}
			{report.moreSignatures > 0 ? (
				<p className="text-ink-soft">{format(words.moreSignatures, { count: report.moreSignatures })}</p>
			) : null}
			<Facts report={report} />
		</div>
	);
}

/** The headline, the file it is about, and what this server knows of it. */
function Verdict({ report }: { report: WordedReport }) {
	return (
		<div role="status" className={cx("flex items-start gap-3 rounded-card px-5 py-4", BACKS[report.tone])}>
			<ToneIcon tone={report.tone} size={24} />
			<div className="min-w-0">
				<h2 className="text-pretty font-semibold text-title">{report.summary}</h2>
				<p className="mt-1 text-pretty">{report.detail}</p>
				{report.findings.map(({ tone, ...sentence }) => (
					<p key={sentence.text} className="mt-2 flex items-start gap-2">
						<ToneIcon tone={tone} size={16} />
						<span className="min-w-0 text-pretty">
							<TimedText {...sentence} />
						</span>
					</p>
				))}
				<p className="mt-2 break-words text-ink-soft" dir="auto">
					{report.fileName}
				</p>
			</div>
		</div>
	);
}

function ToneIcon({ tone, size }: { tone: Tone; size: number }) {
	const Icon = ICONS[tone];
	return <Icon size={size} aria-hidden="true" className={cx("mt-0.5 shrink-0", COLOURS[tone])} />;
}

function Sentences({ findings }: { findings: readonly Finding[] }) {
	return (
		<ul className="flex flex-col gap-2.5 px-4 py-4 sm:px-5">
			{findings.map(({ tone, ...sentence }) => (
				<li key={sentence.text} className="flex items-start gap-2.5">
					{tone === "neutral" ? (
						<span aria-hidden="true" className="mx-1.5 mt-2 size-1 shrink-0 rounded-full bg-ink-soft" />
					) : (
						<ToneIcon tone={tone} size={16} />
					)}
					<span className="min-w-0 break-words" dir="auto">
						<TimedText {...sentence} />
					</span>
				</li>
			))}
		</ul>
	);
}

function Facts({ report }: { report: WordedReport }) {
	const { facts: words } = useWords("verify");
	const locale = useWordsLocale();
	const facts: [string, ReactNode][] = [
		[words.checked, <Moment key="at" at={report.checkedAt} locale={locale} style="minute" />],
		["SHA-256", report.sha256],
		[words.document, report.documentId],
		[words.trail, report.chainHead],
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
