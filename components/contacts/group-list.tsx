"use client";

import { UsersRound } from "lucide-react";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { namesInWords } from "#components/ui/lists/names-in-words.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { GroupItem, GroupVerbs } from "./contact-items.ts";
import { DeleteDialog } from "./delete-contact-dialog.tsx";
import { GroupDialog } from "./group-dialog.tsx";
import { type Asked, EditMenu, type OnAsk, RowName } from "./row-parts.tsx";

type Props = { rows: GroupItem[]; verbs: Omit<GroupVerbs, "create"> };

/** Contact groups by name, each with some of its members. */
export function GroupList({ rows, verbs }: Props) {
	const words = useWords("contacts");
	const [asked, setAsked] = useState<Asked<GroupItem> | null>(null);
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

function GroupLine({ row, onAsk }: { row: GroupItem; onAsk: OnAsk }) {
	const { groups: words, list } = useWords("contacts");
	const locale = useWordsLocale();
	const names = row.contacts.map((one) => one.name);
	return (
		<div className="relative flex items-center gap-3 px-4 py-3 hover:bg-sunken/50 sm:px-5">
			<span className="grid size-8 shrink-0 place-items-center self-start rounded-full bg-sunken text-ink-soft">
				<UsersRound size={16} aria-hidden="true" />
			</span>
			<div className="min-w-0 flex-1">
				<RowName name={row.groupName} onAsk={onAsk} />
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
			<EditMenu name={row.groupName} onAsk={onAsk} />
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
