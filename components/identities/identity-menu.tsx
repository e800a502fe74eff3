"use client";

import { Settings2, Trash2 } from "lucide-react";
import { type RefObject, useRef } from "react";
import { RowMenu, RowMenuItem } from "#components/ui/lists/row-menu.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";

type Props = {
	name: string;
	onAsk: (about: "change" | "delete", opener: RefObject<HTMLButtonElement | null>) => void;
};

/** What can be done about an identity. */
export function IdentityMenu({ name, onAsk }: Props) {
	const { menu: words } = useWords("identities");
	const button = useRef<HTMLButtonElement>(null);
	return (
		<RowMenu label={format(words.of, { name })} button={button}>
			<RowMenuItem icon={Settings2} onAction={() => onAsk("change", button)}>
				{words.change}
			</RowMenuItem>
			<RowMenuItem icon={Trash2} isDanger onAction={() => onAsk("delete", button)}>
				{words.delete}
			</RowMenuItem>
		</RowMenu>
	);
}
