"use client";

import { FilePlus2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { DropVeil } from "#components/ui/drop-veil.tsx";
import { handOverFiles } from "#components/ui/handed-over-files.ts";
import { RoomButton } from "#components/ui/page-button.tsx";
import { useFileDrop } from "#components/ui/use-file-drop.ts";
import { useWords } from "#components/ui/words.tsx";

/** Where a document begins. */
const NEW_DOCUMENT = "/documents/new";

/** Leads to a desk on which nothing lies yet. */
export function NewDocumentButton() {
	const words = useWords("list");
	return (
		<RoomButton href={NEW_DOCUMENT} variant="primary" icon={<FilePlus2 size={16} aria-hidden="true" />}>
			{words.newDocument}
		</RoomButton>
	);
}

/** Files that are dropped anywhere on the page begin a document: the desk opens at once and takes them in there. */
export function NewDocumentDrop({ hasOfficeConverter }: { hasOfficeConverter: boolean }) {
	const words = useWords("list");
	const router = useRouter();
	const isOver = useFileDrop((files) => {
		handOverFiles(files);
		router.push(NEW_DOCUMENT);
	});
	return isOver ? (
		<DropVeil title={words.drop} about={hasOfficeConverter ? words.dropWithOffice : words.dropAbout} />
	) : null;
}
