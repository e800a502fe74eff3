"use client";

import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { RowMenu, RowMenuItem } from "#components/ui/lists/row-menu.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

type Opener = RefObject<HTMLButtonElement | null>;

/** What a dialog about a row asks, and who gets the focus afterwards. */
export type Asked<Row> = { row: Row; about: "edit" | "delete"; opener: Opener };
export type OnAsk = (about: Asked<unknown>["about"], opener: Opener) => void;
type Props = { name: string; onAsk: OnAsk };

/** The name of a row, which opens it; it is pressed anywhere on the row. */
export function RowName({ name, onAsk }: Props) {
	const button = useRef<HTMLButtonElement>(null);
	return (
		<button
			ref={button}
			type="button"
			dir="auto"
			onClick={() => onAsk("edit", button)}
			className="max-w-full text-start font-medium wrap-anywhere after:absolute after:inset-0"
		>
			{name}
		</button>
	);
}

/** What can be done with a row: editing, deleting and what is given between. */
export function EditMenu({ name, onAsk, children }: Props & { children?: ReactNode }) {
	const { menu: words } = useWords("contacts");
	const button = useRef<HTMLButtonElement>(null);
	return (
		<RowMenu label={format(words.of, { name })} button={button}>
			<RowMenuItem icon={Pencil} onAction={() => onAsk("edit", button)}>
				{words.edit}
			</RowMenuItem>
			{children}
			<RowMenuItem icon={Trash2} isDanger onAction={() => onAsk("delete", button)}>
				{words.delete}
			</RowMenuItem>
		</RowMenu>
	);
}
