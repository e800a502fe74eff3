"use client";

import { ArrowDown, ArrowUp, PencilLine, RefreshCw } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk, useFile } from "#components/editor/state/use-editor.ts";
import { PANEL_CONTROL_CLASS } from "#components/panels/panel-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { byOrder } from "#lib/draft/order-keys.ts";
import { format } from "#lib/i18n/message.ts";
import { RowMenu, RowMenuItem } from "../parts/panel-row-menu.tsx";
import { useUploads } from "./uploads-context.tsx";

type Props = { id: string; handle: ReactNode; onMove: (id: string, index: number) => void; onRemove: () => void };

/** A file of the draft with what can be done to it. */
export function FileRow({ id, handle, onMove, onRemove }: Props) {
	const words = useWords("editor").panels.files;
	const file = useFile(id);
	const [isRenaming, setIsRenaming] = useState(false);
	if (!file) return null;
	return (
		<div className="flex items-center gap-1">
			{handle}
			<div className="min-w-0 flex-1 py-1">
				{isRenaming ? (
					<RenameForm id={id} name={file.name} onDone={() => setIsRenaming(false)} />
				) : (
					<>
						<p className="truncate" dir="auto" title={file.name}>
							{file.name}
						</p>
						<p className="text-ink-soft text-xs">
							{file.isSigned ? words.signed : format(words.pages, { count: file.pages.length })}
						</p>
					</>
				)}
			</div>
			<FileMenu {...{ id, name: file.name, onMove, onRemove }} onRename={() => setIsRenaming(true)} />
		</div>
	);
}

function RenameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
	const words = useWords("editor").panels.files.rename;
	const { store } = useDeskItself();
	const [typed, setTyped] = useState(name);
	const save = (event?: FormEvent) => {
		event?.preventDefault();
		const next = typed.trim();
		if (next !== "") store.perform("renameFile", [{ kind: "patch", in: "files", id, set: { name: next } }]);
		onDone();
	};
	return (
		<form onSubmit={save}>
			<input
				aria-label={words.label}
				// biome-ignore lint/a11y/noAutofocus: whoever asked to rename it types next
				autoFocus
				value={typed}
				maxLength={1_000}
				onChange={({ target }) => setTyped(target.value)}
				onBlur={() => save()}
				onKeyDown={(event) => event.key === "Escape" && onDone()}
				className={PANEL_CONTROL_CLASS}
			/>
		</form>
	);
}

type MenuProps = Omit<Props, "handle"> & { name: string; onRename: () => void };

function FileMenu({ id, name, onMove, onRename, onRemove }: MenuProps) {
	const words = useWords("editor").panels.files;
	const uploads = useUploads();
	const input = useRef<HTMLInputElement>(null);
	const isRenameAsked = useRef(false);
	const rename = () => {
		if (isRenameAsked.current) onRename();
		isRenameAsked.current = false;
	};
	const { at, last } = useDesk(({ draft }) => {
		const ids = byOrder(draft.files);
		return { at: ids.indexOf(id), last: ids.length - 1 };
	});
	return (
		<>
			<RowMenu
				label={format(words.menuOf, { name })}
				remove={{ words: words.actions.remove, act: onRemove }}
				onGone={rename}
			>
				<RowMenuItem
					icon={PencilLine}
					words={words.actions.rename}
					act={() => {
						isRenameAsked.current = true;
					}}
				/>
				<RowMenuItem icon={RefreshCw} words={words.actions.replace} act={() => input.current?.click()} />
				{at > 0 ? <RowMenuItem icon={ArrowUp} words={words.actions.up} act={() => onMove(id, at - 1)} /> : null}
				{at < last ? <RowMenuItem icon={ArrowDown} words={words.actions.down} act={() => onMove(id, at + 1)} /> : null}
			</RowMenu>
			<input
				ref={input}
				type="file"
				hidden
				onChange={({ target }) => {
					const files = [...(target.files ?? [])];
					target.value = "";
					uploads.add(files.slice(0, 1), id);
				}}
			/>
		</>
	);
}
