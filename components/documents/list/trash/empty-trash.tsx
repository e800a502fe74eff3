"use client";

import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { type DeleteFromTrash, DeletePermanentlyDialog, type TrashTotal } from "./delete-permanently-dialog.tsx";

/** Deletes all that is in the trash and not held; nothing where there is none. */
export function EmptyTrash({ total, remove }: { total: TrashTotal; remove: DeleteFromTrash }) {
	const { trash: words } = useWords("list");
	const [isAsking, setIsAsking] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	return (
		<>
			{total.count > 0 ? (
				<Button ref={opener} onClick={() => setIsAsking(true)}>
					{words.empty}
				</Button>
			) : null}
			{isAsking ? (
				<DeletePermanentlyDialog
					documentIds={null}
					{...{ total, remove, opener }}
					action={words.empty}
					onDone={() => undefined}
					onClose={() => setIsAsking(false)}
				/>
			) : null}
		</>
	);
}
