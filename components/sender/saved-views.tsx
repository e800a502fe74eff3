"use client";

import { Bookmark, BookmarkPlus, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, type RefObject, useId, useRef, useState } from "react";
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { toastAnswer } from "#components/ui/toast-answer.ts";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { type ListView, writeListView } from "#lib/contract/documents/list-view.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "./menu-class.ts";

export type SavedView = { id: string; name: string; query: string };

export type SavedViewVerbs = {
	save: (input: { name: string; query: string }) => Promise<ActionAnswer>;
	remove: (input: { id: string }) => Promise<ActionAnswer>;
};

type Props = SavedViewVerbs & { view: ListView; saved: SavedView[] };

/** Views that were kept under a name, and the way to keep this one. */
export function SavedViews({ view, saved, save, remove }: Props) {
	const { views: words } = useWords("list");
	const { unreachable } = useWords("common");
	const router = useRouter();
	const opener = useRef<HTMLButtonElement>(null);
	const [isNaming, setIsNaming] = useState(false);
	const query = writeListView(view);
	const shown = saved.find((one) => one.query === query);
	if (saved.length === 0 && query === "") return null;

	async function forget({ id, name }: SavedView) {
		toastAnswer(await orUnreachable(remove({ id }), unreachable), fill(words.removed, { name }));
		router.refresh();
	}

	return (
		<>
			<MenuTrigger>
				<AriaButton
					ref={opener}
					className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-control border border-line bg-surface px-3 font-medium text-base text-ink-soft hover:border-line-strong hover:text-ink sm:text-sm"
				>
					<Bookmark size={16} aria-hidden="true" />
					<span className="max-w-40 truncate">{shown?.name ?? words.title}</span>
				</AriaButton>
				<Popover placement="bottom end" className={MENU_CLASS}>
					<Menu className="outline-none" aria-label={words.title}>
						{saved.map((one) => (
							<MenuItem
								key={one.id}
								href={one.query ? `/documents?${one.query}` : "/documents"}
								textValue={one.name}
								className={MENU_ITEM_CLASS}
							>
								<Bookmark size={16} aria-hidden="true" fill={one === shown ? "currentColor" : "none"} />
								<span className="truncate">{one.name}</span>
							</MenuItem>
						))}
						{saved.length > 0 && query !== "" ? <Separator className="my-1 h-px bg-line" /> : null}
						{query !== "" && !shown ? (
							<MenuItem onAction={() => setIsNaming(true)} className={MENU_ITEM_CLASS}>
								<BookmarkPlus size={16} aria-hidden="true" />
								{words.save}
							</MenuItem>
						) : null}
						{shown ? (
							<MenuItem onAction={() => forget(shown)} className={MENU_DANGER_CLASS}>
								<Trash2 size={16} aria-hidden="true" />
								{fill(words.remove, { name: shown.name })}
							</MenuItem>
						) : null}
					</Menu>
				</Popover>
			</MenuTrigger>
			{isNaming ? <NameDialog {...{ query, save, opener }} onClose={() => setIsNaming(false)} /> : null}
		</>
	);
}

type NameProps = {
	query: string;
	save: SavedViewVerbs["save"];
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Asks under which name a view is to be kept. */
function NameDialog({ query, save, opener, onClose }: NameProps) {
	const { views: words, bulk } = useWords("list");
	const { close } = useWords("common");
	const router = useRouter();
	const formId = useId();
	const { run, reconsider, isBusy, problem } = useAction(save);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
		const answer = await run({ name, query });
		if (!answer?.ok) return;
		onClose();
		toast(fill(words.saved, { name }));
		router.refresh();
	}

	return (
		<Dialog
			title={words.nameTitle}
			description={words.nameAbout}
			isOpen
			opener={opener}
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{bulk.cancel}</Button>
					<Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
						{words.action}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={submit} onInput={reconsider} noValidate>
				<TextField label={words.name} name="name" maxLength={60} autoComplete="off" error={problem} autoFocus />
			</form>
		</Dialog>
	);
}
