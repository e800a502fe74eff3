"use client";

import { Pencil, Trash2, UsersRound } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { namesInWords } from "#components/sender/names-in-words.ts";
import { RowMenu, RowMenuItem } from "#components/sender/row-menu.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { GroupDialog } from "./group-dialog.tsx";
import type { GroupItem, GroupVerbs } from "./items.ts";

type Opener = RefObject<HTMLButtonElement | null>;
type Asked = { row: GroupItem; about: "edit" | "delete"; opener: Opener };
type Props = { rows: GroupItem[]; verbs: Omit<GroupVerbs, "create"> };

/** Contact groups by name, each with some of its members. */
export function GroupList({ rows, verbs }: Props) {
	const words = useWords("contacts");
	const [asked, setAsked] = useState<Asked | null>(null);
	return (
		<>
			<ul aria-label={words.tabs.groups} className="overflow-hidden rounded-card border border-line bg-surface">
				{rows.map((row) => (
					<li key={row.groupId} className="border-line border-b last:border-b-0">
						<GroupLine row={row} onAsk={(about, opener) => setAsked({ row, about, opener })} />
					</li>
				))}
			</ul>
			{asked?.about === "edit" ? (
				<GroupDialog
					title={words.groups.edit}
					action={words.save}
					row={asked.row}
					save={(form) => verbs.change({ ...form, groupId: asked.row.groupId })}
					find={verbs.find}
					opener={asked.opener}
					onClose={() => setAsked(null)}
					onDone={() => {
						setAsked(null);
						toast(words.groups.saved);
					}}
				/>
			) : null}
			{asked?.about === "delete" ? (
				<DeleteDialog
					name={asked.row.groupName}
					words={words.delete.group}
					remove={() => verbs.remove({ groupId: asked.row.groupId })}
					opener={asked.opener}
					onClose={() => setAsked(null)}
				/>
			) : null}
		</>
	);
}

function GroupLine({ row, onAsk }: { row: GroupItem; onAsk: (about: Asked["about"], opener: Opener) => void }) {
	const { groups: words, list, menu } = useWords("contacts");
	const locale = useWordsLocale();
	const [name, button] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
	const names = row.contacts.map((one) => one.name);
	return (
		<div className="relative flex items-center gap-3 px-4 py-3 hover:bg-sunken/50 sm:px-5">
			<span className="grid size-8 shrink-0 place-items-center self-start rounded-full bg-sunken text-ink-soft">
				<UsersRound size={16} aria-hidden="true" />
			</span>
			<div className="min-w-0 flex-1">
				<button
					ref={name}
					type="button"
					dir="auto"
					onClick={() => onAsk("edit", name)}
					className="max-w-full text-start font-medium wrap-anywhere after:absolute after:inset-0"
				>
					{row.groupName}
				</button>
				<div className="text-ink-soft wrap-anywhere">
					{format(words.count, { count: names.length })}
					{" · "}
					{namesInWords(names, locale, words.others)}
				</div>
				{row.owner ? (
					<div className="text-ink-soft wrap-anywhere">{format(list.ofOwner, { name: row.owner })}</div>
				) : null}
				<Directories of={row.directories} />
			</div>
			<RowMenu label={format(menu.of, { name: row.groupName })} button={button}>
				<RowMenuItem icon={Pencil} onAction={() => onAsk("edit", button)}>
					{menu.edit}
				</RowMenuItem>
				<RowMenuItem icon={Trash2} isDanger onAction={() => onAsk("delete", button)}>
					{menu.delete}
				</RowMenuItem>
			</RowMenu>
		</div>
	);
}

function Directories({ of }: { of: string[] }) {
	const { groups: words } = useWords("contacts");
	if (of.length === 0) return null;
	return (
		<ul aria-label={words.directories} className="mt-1 flex flex-wrap gap-1">
			{of.map((directory) => (
				<li key={directory} className="max-w-full truncate rounded-control bg-sunken px-2 text-ink-soft text-sm">
					{directory}
				</li>
			))}
		</ul>
	);
}
