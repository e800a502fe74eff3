import type { Metadata } from "next";
import { FileReportView } from "#components/sender/file-report-view.tsx";
import { VerifyForm } from "#components/sender/verify-form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { env } from "#lib/config/env.ts";
import { readProblem, readReport } from "#lib/domain/verification/report-word.ts";
import { oneParam } from "#lib/http/one-param.ts";

export const metadata: Metadata = { title: "Verify a PDF" };

type Props = { searchParams: Promise<Partial<Record<"report" | "problem", string | string[]>>> };

const MEGABYTE = 1024 * 1024;

export default async function VerifyPage({ searchParams }: Props) {
	const given = await searchParams;
	const word = oneParam(given.report);
	const problemWord = oneParam(given.problem);
	const report = word ? readReport(word) : null;
	const problem = problemWord ? readProblem(problemWord) : null;
	return (
		<div className="mx-auto max-w-2xl">
			<h1 className="font-semibold text-display">Verify a PDF</h1>
			<p className="mt-1 mb-6 text-pretty text-ink-soft text-read">
				See whether a PDF is exactly what was sealed here and who signed it, or what the signatures of somebody else's
				file are worth. The file is checked and not kept.
			</p>
			{(word && !report) || (problemWord && !problem) ? (
				<Notice tone="warn" className="mb-4">
					This report is not from here, or the address was cut short. Check the file again.
				</Notice>
			) : null}
			{problem ? (
				<Notice tone="bad" className="mb-4">
					{problem}
				</Notice>
			) : null}
			<VerifyForm hasReport={report !== null} limitMegabytes={Math.floor(env().uploadLimitBytes / MEGABYTE)} />
			{report ? <FileReportView report={report} /> : null}
		</div>
	);
}
