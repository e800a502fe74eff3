"use client";

import { FilePlus2, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { LockedNote } from "#components/editor/correcting/locked-note.tsx";
import { useWhyFilesFixed } from "#components/editor/correcting/use-locks.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import type { DeskStore } from "#components/editor/state/editor-store.ts";
import { useDesk, useFile } from "#components/editor/state/use-editor.ts";
import { SortableList } from "#components/panels/sortable-list.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { byOrder, ordersToMove } from "#lib/draft/order-keys.ts";
import { format } from "#lib/i18n/message.ts";
import { useWhyTerm } from "../template/use-forbidden.ts";
import { ChooseFiles } from "./files/choose-files.tsx";
import { FileRow } from "./files/file-panel-row.tsx";
import { RemoveFileDialog } from "./files/remove-file-dialog.tsx";
import { UploadRow } from "./files/upload-row.tsx";
import { useUploadList, useUploads } from "./files/uploads-context.tsx";
import { useKindsText } from "./files/use-kinds-text.ts";

/** The files of the draft in their order, with their pages below each (`pagesOf`), and how to add one. */
export function FilesPanel({ pagesOf }: { pagesOf: (fileId: string) => ReactNode }) {
	const words = useWords("editor").panels.files;
	const { store } = useDeskItself();
	const underway = useUploadList();
	const files = useDesk(({ draft }) => draft.files);
	const fixed = useWhyFilesFixed();
	const [newFiles, fileChanges] = [useWhyTerm("newFiles"), useWhyTerm("fileChanges")];
	const why = fixed ?? fileChanges;
	const whyNoMore = fixed ?? newFiles;
	const reasons = [...new Set([why, whyNoMore])].filter((one) => one !== null);
	const [leaving, setLeaving] = useState<string | null>(null);
	const ids = byOrder(files);
	const move = (id: string, index: number) => moveFile(store, id, index);
	const remove = (id: string) => {
		removeFile(store, id);
		setLeaving(null);
	};
	// An empty paper shows them itself.
	const shown = ids.length === 0 ? [] : underway;
	return (
		<section aria-labelledby="desk-files" className="flex flex-col gap-1 px-4 py-3">
			<FilesHead count={ids.length} mayAdd={ids.length > 0 && whyNoMore === null} />
			{reasons.map((reason) => (
				<LockedNote key={reason} text={reason} className="mb-1" />
			))}
			{ids.length === 0 ? <NoFiles /> : null}
			<ul className="flex flex-col gap-2 empty:hidden">
				{shown.map((upload) => (
					<UploadRow key={upload.id} upload={upload} />
				))}
			</ul>
			<SortableList label={words.title} ids={ids} nameOf={(id) => files[id]?.name ?? ""} onMove={move}>
				{(id, handle) => (
					<>
						{why === null ? (
							<FileRow {...{ id, handle, onMove: move }} onRemove={() => setLeaving(id)} />
						) : (
							<FixedFile id={id} />
						)}
						{pagesOf(id)}
					</>
				)}
			</SortableList>
			{leaving ? (
				<RemoveFileDialog id={leaving} onClose={() => setLeaving(null)} onRemove={() => remove(leaving)} />
			) : null}
		</section>
	);
}

function FilesHead({ count, mayAdd }: { count: number; mayAdd: boolean }) {
	const words = useWords("editor").panels.files;
	const uploads = useUploads();
	return (
		<div className="flex min-h-9 items-center justify-between gap-2">
			<h2 id="desk-files" className="flex items-center gap-2 font-semibold">
				{words.title}
				<span className="rounded-full bg-sunken px-1.5 text-ink-soft text-xs tabular-nums">{count}</span>
			</h2>
			{mayAdd ? (
				<ChooseFiles
					variant="ghost"
					className="-mr-2 max-md:min-h-11"
					icon={<Plus size={16} aria-hidden="true" />}
					onChoose={(chosen) => uploads.add(chosen)}
				>
					{words.add}
				</ChooseFiles>
			) : null}
		</div>
	);
}

/** A file that was sent: what it is. */
function FixedFile({ id }: { id: string }) {
	const words = useWords("editor").panels.files;
	const file = useFile(id);
	if (!file) return null;
	return (
		<div className="py-1">
			<p className="truncate" dir="auto" title={file.name}>
				{file.name}
			</p>
			<p className="text-ink-soft text-xs">{format(words.pages, { count: file.pages.length })}</p>
		</div>
	);
}

function NoFiles() {
	const words = useWords("editor").panels.files;
	const kinds = useKindsText();
	const uploads = useUploads();
	return (
		<div className="flex flex-col items-start gap-3">
			<p className="text-pretty text-ink-soft">{format(words.none, { kinds })}</p>
			<ChooseFiles
				className="max-md:min-h-11"
				icon={<FilePlus2 size={16} aria-hidden="true" />}
				onChoose={(chosen) => uploads.add(chosen)}
			>
				{words.addFirst}
			</ChooseFiles>
		</div>
	);
}

function moveFile(store: DeskStore, id: string, index: number): void {
	const moved = Object.entries(ordersToMove(store.getSnapshot().draft.files, id, index));
	store.perform(
		"orderFiles",
		moved.map(([one, order]) => ({ kind: "patch", in: "files", id: one, set: { order } })),
	);
}

/** The fields on its pages go with it. */
function removeFile(store: DeskStore, id: string): void {
	const { fields } = store.getSnapshot().draft;
	const gone = Object.keys(fields).filter((key) => fields[key]?.fileId === id);
	const changes = gone.map((key): DraftChange => ({ kind: "remove", in: "fields", id: key }));
	store.perform("removeFile", [...changes, { kind: "remove", in: "files", id }]);
}
