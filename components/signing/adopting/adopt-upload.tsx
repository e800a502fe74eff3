"use client";

import { Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES } from "#lib/fields/rules/file-rules.ts";
import { formatChoice } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { useSigning } from "../state/signing-context.tsx";
import { paperlessPicture } from "./paperless-picture.ts";

/** A photo or scan of a signature. */
export function AdoptUpload({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
	const { locale, messages } = useSigning();
	const { adopt, actions, problems } = messages;
	const [error, setError] = useState<string | null>(null);
	const url = usePaperless(file);
	const choose = (chosen: File | undefined) => {
		if (!chosen) return;
		const isKnown = IMAGE_EXTENSIONS.some((extension) => chosen.name.toLowerCase().endsWith(extension));
		const isSmall = chosen.size <= MAX_IMAGE_BYTES;
		if (!isKnown) setError(format(problems.fileType, { allowed: formatChoice(locale, IMAGE_EXTENSIONS) }));
		else setError(isSmall ? null : format(problems.fileTooLarge, { limit: 10 }));
		onChange(isKnown && isSmall ? chosen : null);
	};
	return (
		<div className="flex flex-col gap-3">
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does for the keyboard what dropping does */}
			<div
				className="paper-light grid h-40 place-items-center rounded-control border border-line-strong border-dashed bg-white p-4"
				onDragOver={(event) => event.preventDefault()}
				onDrop={(event) => {
					event.preventDefault();
					choose(event.dataTransfer.files[0]);
				}}
			>
				{url ? (
					<img src={url} alt={adopt.preview} className="max-h-32 max-w-full object-contain" />
				) : (
					<Upload size={28} className="text-ink-soft" aria-hidden="true" />
				)}
			</div>
			<label className={buttonClass("secondary", "lg", "focus-within:outline-2 focus-within:outline-seal")}>
				{file ? actions.replace : actions.choose}
				<input
					type="file"
					className="sr-only"
					aria-label={adopt.uploadLabel}
					aria-describedby="adopt-upload-note"
					accept={IMAGE_EXTENSIONS.join(",")}
					onChange={(event) => choose(event.target.files?.[0])}
				/>
			</label>
			<p id="adopt-upload-note" className={error ? "text-bad" : "text-ink-soft"}>
				{error ?? adopt.uploadHelp}
			</p>
		</div>
	);
}

/** The address of a chosen picture as it will be used: by the server's own rule without its paper. */
function usePaperless(file: File | null): string | null {
	const [url, setUrl] = useState<string | null>(null);
	useEffect(() => {
		if (!file) return;
		let isGone = false;
		const whole = URL.createObjectURL(file);
		let shown = whole;
		void paperlessPicture(whole).then((made) => {
			if (isGone) return;
			if (made) shown = URL.createObjectURL(made.picture);
			setUrl(shown);
		});
		return () => {
			isGone = true;
			URL.revokeObjectURL(whole);
			URL.revokeObjectURL(shown);
			setUrl(null);
		};
	}, [file]);
	return url;
}
