"use client";

import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { FoundDocuments } from "#lib/contract/documents/listing/bulk-action.ts";
import { type ListView, writeListView } from "#lib/contract/documents/listing/list-view.ts";

type Props = { view: ListView; onPick: (found: FoundDocuments) => void };

/** Chooses what the list has beyond its page. */
export function PickAll({ view, onPick }: Props) {
	const { bulk: words } = useWords("list");
	const { unreachable } = useWords("common");
	const [isBusy, setIsBusy] = useState(false);

	async function find() {
		setIsBusy(true);
		const answer = await fetch(`/documents/matching?${writeListView(view)}`, { redirect: "error" }).catch(() => null);
		const found: FoundDocuments | null = answer?.ok ? await answer.json().catch(() => null) : null;
		setIsBusy(false);
		if (found) onPick(found);
		else toast(unreachable, "bad");
	}

	return (
		<Button size="sm" variant="ghost" className="text-seal" isBusy={isBusy} onClick={find}>
			{words.pickAll}
		</Button>
	);
}
