"use client";

import { FileCheck2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { cx } from "#components/ui/cx.ts";
import { Notice } from "#components/ui/notice.tsx";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { sendFile } from "./send-file.ts";

type Props = { hasReport: boolean; limitMegabytes: number };
type Progress = { name: string; percent: number };

/** Takes one file by choosing or dropping; without scripts it is a plain form with a button. */
export function VerifyForm({ hasReport, limitMegabytes }: Props) {
	const router = useRouter();
	const input = useRef<HTMLInputElement>(null);
	const words = useWords("verify");
	const { unreachable } = useWords("common");
	const [progress, setProgress] = useState<Progress | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	async function check(file: File | undefined) {
		if (!file || progress) return;
		setProblem(null);
		if (file.size > limitMegabytes * 1024 * 1024) {
			setProblem(format(words.tooLarge, { megabytes: limitMegabytes }));
			return;
		}
		setProgress({ name: file.name, percent: 0 });
		const answer = await sendFile("/verify/check", file, unreachable, (percent) =>
			setProgress({ name: file.name, percent }),
		);
		setProgress(null);
		if (input.current) input.current.value = "";
		if (answer.ok) router.push(answer.location);
		else setProblem(answer.message);
	}

	return (
		<form
			className={hasReport ? "mt-6" : undefined}
			method="post"
			action="/verify/check"
			encType="multipart/form-data"
			onSubmit={(event: FormEvent) => {
				event.preventDefault();
				void check(input.current?.files?.[0]);
			}}
		>
			<DropZone
				hasReport={hasReport}
				limitMegabytes={limitMegabytes}
				input={input}
				onFile={(file) => void check(file)}
			/>
			<noscript>
				<button type="submit" className={buttonClass("primary", "lg", "mt-4 w-full")}>
					{words.check}
				</button>
			</noscript>
			<div aria-live="polite" className="mt-4">
				{progress ? <UnderWay {...progress} /> : null}
				{problem ? <Notice tone="bad">{problem}</Notice> : null}
			</div>
		</form>
	);
}

function UnderWay({ name, percent }: Progress) {
	const words = useWords("verify");
	return (
		<>
			<p className="mb-2 truncate">{format(percent < 100 ? words.uploading : words.checking, { name })}</p>
			<ProgressBar label={words.upload} value={percent} max={100} valueText={format(words.percent, { percent })} />
		</>
	);
}

type DropZoneProps = Props & { input: RefObject<HTMLInputElement | null>; onFile: (file: File | undefined) => void };

/** Where the file is dropped or chosen. */
function DropZone({ hasReport, limitMegabytes, input, onFile }: DropZoneProps) {
	const words = useWords("verify");
	const [isOver, setIsOver] = useState(false);
	return (
		<label
			onDragOver={(event) => {
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				setIsOver(false);
				onFile(event.dataTransfer.files[0]);
			}}
			className={cx(
				"flex cursor-pointer flex-col items-center rounded-card border border-dashed px-6 text-center transition-colors",
				// Behind a verdict it steps back.
				hasReport ? "py-4" : "py-10",
				"focus-within:outline-2 focus-within:outline-seal focus-within:outline-offset-2",
				isOver ? "border-seal bg-seal-soft" : "border-line-strong bg-surface hover:border-seal",
			)}
		>
			{hasReport ? null : <FileCheck2 size={32} aria-hidden="true" className="mb-3 text-ink-soft" />}
			<span className="font-medium text-read">{hasReport ? words.another : words.choose}</span>
			<span className="mt-1 text-ink-soft">{format(words.limit, { megabytes: limitMegabytes })}</span>
			<input
				ref={input}
				type="file"
				name="file"
				accept="application/pdf,.pdf"
				required
				aria-label={words.file}
				onChange={(event) => onFile(event.target.files?.[0])}
				className="mt-3 w-56 max-w-full text-ink-soft file:mr-3 file:rounded-control file:border file:border-line file:bg-surface file:px-3 file:py-1.5 file:font-medium file:text-ink"
			/>
		</label>
	);
}
