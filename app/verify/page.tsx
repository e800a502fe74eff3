import type { Metadata } from "next";
import { Notice } from "#components/ui/notice.tsx";
import { FileReportView } from "#components/verify/file-report-view.tsx";
import { VerifyForm } from "#components/verify/verify-form.tsx";
import { wordReport } from "#lib/contract/word-report.ts";
import { readProblem, readReport } from "#lib/domain/verification/report-word.ts";
import { checkedMegabytes } from "#lib/http/limits/limit-checks.ts";
import { oneParam } from "#lib/http/pages/one-param.ts";
import { pageWords, RoomWords } from "../page-words.tsx";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageWords()).verify.title };
}

type Props = { searchParams: Promise<Partial<Record<"report" | "problem", string | string[]>>> };

export default async function VerifyPage({ searchParams }: Props) {
	const { verify: words, report: reportWords, locale } = await pageWords();
	const given = await searchParams;
	const word = oneParam(given.report);
	const problemWord = oneParam(given.problem);
	const report = word ? readReport(word) : null;
	const problem = problemWord ? readProblem(problemWord) : null;
	return (
		<div className="mx-auto max-w-2xl">
			<h1 className="font-semibold text-display">{words.title}</h1>
			<p className="mt-1 mb-6 text-pretty text-ink-soft text-read">{words.lead}</p>
			{(word && !report) || (problemWord && !problem) ? (
				<Notice tone="warn" className="mb-4">
					{words.notFromHere}
				</Notice>
			) : null}
			{problem ? (
				<Notice tone="bad" className="mb-4">
					{problem}
				</Notice>
			) : null}
			<RoomWords of={["verify"]}>
				{report ? <FileReportView report={wordReport(report, reportWords, locale)} /> : null}
				<VerifyForm hasReport={report !== null} limitMegabytes={checkedMegabytes()} />
			</RoomWords>
		</div>
	);
}
