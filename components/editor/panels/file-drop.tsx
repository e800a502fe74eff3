"use client";

import { type ReactNode, useCallback, useEffect } from "react";
import { useWhyFilesFixed } from "#components/editor/correcting/use-locks.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { DropVeil } from "#components/ui/drop-veil.tsx";
import { useFileDrop } from "#components/ui/use-file-drop.ts";
import { useWords } from "#components/ui/words.tsx";
import { useWhyTerm } from "../template/use-forbidden.ts";
import { UploadsProvider, useUploads } from "./files/uploads-context.tsx";

/** Takes files that are dropped or pasted anywhere on the desk of this document. */
export function FileDrop({ children }: { children: ReactNode }) {
	return (
		<UploadsProvider>
			<Taking />
			{children}
		</UploadsProvider>
	);
}

function Taking() {
	const words = useWords("editor").panels.files;
	const uploads = useUploads();
	const { fixed } = useWords("editor").correcting;
	const [correction, template] = [useWhyFilesFixed(), useWhyTerm("newFiles")];
	const why = correction ?? template;
	const take = useCallback((files: File[]) => (why === null ? uploads.add(files) : toast(why, "warn")), [uploads, why]);
	const isOver = useFileDrop(take);
	useEffect(() => {
		const onPaste = (event: ClipboardEvent) => {
			const files = [...(event.clipboardData?.files ?? [])];
			if (files.length === 0) return;
			event.preventDefault();
			take(files);
		};
		document.addEventListener("paste", onPaste);
		return () => document.removeEventListener("paste", onPaste);
	}, [take]);
	if (!isOver) return null;
	return why === null ? (
		<DropVeil title={words.drop} about={words.dropAbout} />
	) : (
		<DropVeil title={fixed.drop} about={why} />
	);
}
