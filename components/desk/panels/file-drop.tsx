"use client";

import { FileUp } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { useWords } from "#components/ui/words.tsx";
import { UploadsProvider, useUploads } from "./files/uploads-context.tsx";
import { useFileDrop } from "./files/use-file-drop.ts";

/** Takes files that are dropped or pasted anywhere on the desk of this document. */
export function FileDrop({ documentId, children }: { documentId: string; children: ReactNode }) {
	return (
		<UploadsProvider documentId={documentId}>
			<Taking />
			{children}
		</UploadsProvider>
	);
}

function Taking() {
	const words = useWords("desk").panels.files;
	const uploads = useUploads();
	const isOver = useFileDrop((files) => uploads.add(files));
	useEffect(() => {
		const onPaste = (event: ClipboardEvent) => {
			const files = [...(event.clipboardData?.files ?? [])];
			if (files.length === 0) return;
			event.preventDefault();
			uploads.add(files);
		};
		document.addEventListener("paste", onPaste);
		return () => document.removeEventListener("paste", onPaste);
	}, [uploads]);
	if (!isOver) return null;
	return (
		<div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-scrim p-6">
			<div className="flex flex-col items-center gap-1 rounded-card border-2 border-seal border-dashed bg-raised px-10 py-8 text-center shadow-float">
				<FileUp size={32} aria-hidden="true" className="mb-2 text-seal" />
				<p className="font-semibold text-title">{words.drop}</p>
				<p className="text-ink-soft text-read">{words.dropAbout}</p>
			</div>
		</div>
	);
}
