"use client";

import { ArrowDownToLine, ArrowUpToLine, Ellipsis, Lock, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { isFixedField } from "#components/editor/correcting/is-fixed.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk, useDeskView, useField } from "#components/editor/state/use-editor.ts";
import { FIELD_ICONS } from "#components/field-settings/field-icons.ts";
import { cx } from "#components/ui/cx.ts";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "#components/ui/lists/menu-class.ts";
import { useWords } from "#components/ui/words.tsx";
import { firstPages } from "#lib/draft/fill-order.ts";
import { hasPage } from "#lib/draft/has-page.ts";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { useShowField } from "../sending/use-lead.ts";

type Props = {
	id: string;
	name: string;
	handle: ReactNode;
	onMove: (id: string, index: number) => void;
	last: number;
};

/** A field in the list: to press it is to go there. */
export function FieldRow({ id, name, handle, onMove, last }: Props) {
	const words = useWords("editor");
	const field = useField(id);
	const isChosen = useDeskView(({ selection }) => selection.includes(id));
	const page = useDesk(({ draft }) => {
		const one = draft.fields[id];
		return one && hasPage(draft, one) ? (firstPages(draft.files).get(one.fileId) ?? 1) + one.page - 1 : null;
	});
	const show = useShowField();
	const facts = useDeskFacts();
	if (!field) return null;
	const Icon = FIELD_ICONS[field.type];
	const isFixed = isFixedField(facts, field);
	return (
		<div className={cx("flex items-center rounded-control", isChosen && "bg-seal-soft")}>
			{isFixed ? null : handle}
			<button
				type="button"
				aria-current={isChosen}
				aria-label={format(words.panels.fieldList.show, { field: name })}
				onClick={() => show(id)}
				className="flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control px-1.5 text-left max-md:min-h-11"
			>
				<Icon size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
				<span className="min-w-0 flex-1 truncate" dir="auto">
					{name}
					{field.isRequired ? <span aria-hidden="true">{" *"}</span> : null}
				</span>
				<span className={cx("shrink-0 text-xs", page === null ? "text-bad" : "text-ink-soft")}>
					{page === null ? words.panels.fieldList.noPage : format(words.panels.fieldList.page, { page })}
				</span>
			</button>
			{isFixed ? (
				<span className="grid size-9 shrink-0 place-items-center text-ink-soft max-md:size-11">
					<Lock size={14} role="img" aria-label={words.correcting.fixed.field} />
				</span>
			) : (
				<FieldMenu {...{ id, name, onMove, last }} />
			)}
		</div>
	);
}

function FieldMenu({ id, name, onMove, last }: Omit<Props, "handle">) {
	const words = useWords("editor").panels.fieldList;
	const { store } = useDeskItself();
	const label = format(words.menuOf, { field: name });
	return (
		<MenuTrigger>
			<Button
				aria-label={label}
				className="grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink max-md:size-11"
			>
				<Ellipsis size={16} aria-hidden="true" />
			</Button>
			<Popover placement="bottom end" className={MENU_CLASS}>
				<Menu aria-label={label} className="outline-none">
					<MenuItem onAction={() => onMove(id, 0)} className={MENU_ITEM_CLASS}>
						<ArrowUpToLine size={16} aria-hidden="true" />
						{words.actions.toTop}
					</MenuItem>
					<MenuItem onAction={() => onMove(id, last)} className={MENU_ITEM_CLASS}>
						<ArrowDownToLine size={16} aria-hidden="true" />
						{words.actions.toBottom}
					</MenuItem>
					<MenuItem
						onAction={() => store.perform("delete", [{ kind: "remove", in: "fields", id }])}
						className={MENU_DANGER_CLASS}
					>
						<Trash2 size={16} aria-hidden="true" />
						{words.actions.delete}
					</MenuItem>
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
