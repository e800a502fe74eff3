"use client";

import { Bookmark, BookmarkPlus, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover, Separator } from "react-aria-components";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "#components/ui/lists/menu-class.ts";
import { useWords } from "#components/ui/words.tsx";
import { type ListView, writeListView } from "#lib/contract/documents/listing/list-view.ts";
import { format } from "#lib/i18n/message.ts";
import { NameViewDialog } from "./name-view-dialog.tsx";
import type { SavedView, SavedViewVerbs } from "./saved-view.ts";

type Props = SavedViewVerbs & { view: ListView; saved: SavedView[] };

/** Views that were kept under a name, and the way to keep this one. */
export function SavedViews({ view, saved, save, remove }: Props) {
	const { views: words } = useWords("list");
	const forget = useForgetting({ save, remove });
	const opener = useRef<HTMLButtonElement>(null);
	const [isNaming, setIsNaming] = useState(false);
	const query = writeListView(view);
	const shown = saved.find((one) => one.query === query);
	if (saved.length === 0 && query === "") return null;

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
								routerOptions={{ to: "list" }}
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
								{format(words.remove, { name: shown.name })}
							</MenuItem>
						) : null}
					</Menu>
				</Popover>
			</MenuTrigger>
			{isNaming ? <NameViewDialog {...{ query, saved, save, opener }} onClose={() => setIsNaming(false)} /> : null}
		</>
	);
}

/** Forgets a view; for a while it can be taken back. */
function useForgetting({ save, remove }: SavedViewVerbs): (view: SavedView) => Promise<void> {
	const { views: words } = useWords("list");
	const { unreachable } = useWords("common");
	const router = useRouter();

	async function forget({ id, name, query }: SavedView) {
		const answer = await orUnreachable(remove({ id }), unreachable);
		if (answer.ok)
			toast(format(words.removed, { name }), "good", { label: words.undo, act: () => takeBack(name, query) });
		else toast(answer.message, "bad");
		router.refresh();
	}

	async function takeBack(name: string, query: string) {
		toastAnswer(await orUnreachable(save({ name, query }), unreachable), format(words.saved, { name }));
		router.refresh();
	}

	return forget;
}
