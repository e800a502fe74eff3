"use client";

import { type ReactNode, useEffect } from "react";
import { DropVeil } from "#components/ui/drop-veil.tsx";
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
	return isOver ? <DropVeil title={words.drop} about={words.dropAbout} /> : null;
}
