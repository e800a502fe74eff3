"use client";

import { FilePlus2, FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { handOverFiles } from "#components/desk/panels/files/handed-over-files.ts";
import { useFileDrop } from "#components/desk/panels/files/use-file-drop.ts";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useWords } from "#components/ui/words.tsx";

/** Where a document begins. */
export const NEW_DOCUMENT = "/documents/new";

/** Leads to a desk on which nothing lies yet. */
export function NewDocumentButton() {
	const words = useWords("list");
	return (
		<ButtonLink href={NEW_DOCUMENT} variant="primary" icon={<FilePlus2 size={16} aria-hidden="true" />}>
			{words.newDocument}
		</ButtonLink>
	);
}

/** Files that are dropped anywhere on the page begin a document: the desk opens at once and takes them in there. */
export function NewDocumentDrop() {
	const words = useWords("list");
	const router = useRouter();
	const isOver = useFileDrop((files) => {
		handOverFiles(files);
		router.push(NEW_DOCUMENT);
	});
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
