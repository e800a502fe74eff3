"use client";

import { Upload } from "lucide-react";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { uploadText } from "./upload-text.ts";
import { useUploadList } from "./uploads-context.tsx";

/** On a phone, whose list of files lies in a sheet: the file that is on its way, at the place where "saved" stands. */
export function UploadsUnderway() {
	const words = useWords("editor").panels.files;
	const locale = useWordsLocale();
	const underway = useUploadList().find(({ state }) => state === "sending" || state === "reading");
	if (!underway) return null;
	const text = uploadText(underway, words, locale);
	return (
		<span className="uploads-underway inline-flex min-w-0 flex-1 items-center gap-1 md:hidden">
			<Upload size={14} aria-hidden="true" className="shrink-0 text-seal" />
			<span className="min-w-0 flex-1">
				<span className="block truncate text-ink">{text}</span>
				<ProgressBar label={underway.file.name} value={underway.percent} max={100} valueText={text} />
			</span>
		</span>
	);
}
