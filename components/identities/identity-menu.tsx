"use client";

import { Settings2, Trash2 } from "lucide-react";
import { RowMenu, RowMenuItem } from "#components/sender/row-menu.tsx";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";

type Props = { name: string; onAsk: (about: "change" | "delete") => void };

/** What can be done about an identity. */
export function IdentityMenu({ name, onAsk }: Props) {
	const { menu: words } = useWords("identities");
	return (
		<RowMenu label={fill(words.of, { name })}>
			<RowMenuItem icon={Settings2} onAction={() => onAsk("change")}>
				{words.change}
			</RowMenuItem>
			<RowMenuItem icon={Trash2} isDanger onAction={() => onAsk("delete")}>
				{words.delete}
			</RowMenuItem>
		</RowMenu>
	);
}
