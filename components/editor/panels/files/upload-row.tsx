"use client";

import { CircleAlert, RotateCw, X } from "lucide-react";
import { ProgressBar } from "#components/ui/progress-bar.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { uploadText } from "./upload-text.ts";
import type { Upload } from "./uploads.ts";
import { useUploads, whyNotTaken } from "./uploads-context.tsx";

/** A file on its way, or why it is not in. */
export function UploadRow({ upload }: { upload: Upload }) {
	const words = useWords("editor").panels.files;
	const locale = useWordsLocale();
	const uploads = useUploads();
	const { name } = upload.file;
	if (upload.state === "refused" || upload.state === "failed") {
		return (
			<li className="flex items-start gap-2 rounded-control bg-bad-soft px-2.5 py-2">
				<CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-bad" />
				<p role="alert" className="min-w-0 flex-1 break-words">
					{whyNotTaken(upload, words)}
				</p>
				{upload.state === "failed" ? (
					<IconButton label={words.retry} onPress={() => uploads.retry(upload.id)}>
						<RotateCw size={16} aria-hidden="true" />
					</IconButton>
				) : null}
				<IconButton label={words.dismiss} onPress={() => uploads.drop(upload.id)}>
					<X size={16} aria-hidden="true" />
				</IconButton>
			</li>
		);
	}
	const text = uploadText(upload, words, locale);
	return (
		<li className="flex items-center gap-2 py-1">
			<div className="min-w-0 flex-1">
				<p className="mb-1.5 truncate text-ink-soft" title={name}>
					{text}
				</p>
				<ProgressBar label={name} value={upload.percent} max={100} valueText={text} />
			</div>
			<IconButton label={format(words.cancel, { name })} onPress={() => uploads.drop(upload.id)}>
				<X size={16} aria-hidden="true" />
			</IconButton>
		</li>
	);
}

function IconButton({ label, onPress, children }: { label: string; onPress: () => void; children: React.ReactNode }) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			onClick={onPress}
			className="-my-1 grid size-8 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken max-md:size-11"
		>
			{children}
		</button>
	);
}
