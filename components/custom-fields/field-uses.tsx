"use client";

import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { Button } from "#components/ui/button.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { CustomFieldUses, LibraryEntry } from "#lib/draft/library-field.ts";
import { DeleteFieldDialog } from "./delete-field-dialog.tsx";
import { useLibrary } from "./use-library.ts";
import { usesText } from "./uses-text.ts";

/** Where a field is used, and the way to delete it. */
export function FieldUses({ entry }: { entry: LibraryEntry }) {
	const words = useWords("customFields");
	const { uses, state, again } = useUses(entry.id);
	const [isDeleting, setIsDeleting] = useState(false);
	const waiting = state === "failed" ? words.uses.failed : words.uses.counting;
	const text = uses === null ? waiting : usesText(uses, words.uses);
	return (
		<div className="mt-5 flex flex-col items-start gap-3 border-line border-t pt-4">
			<div role="status" className="flex flex-wrap items-center gap-x-2">
				<span className="font-semibold">{words.uses.title}</span>
				<span className="text-ink-soft">{text}</span>
				{uses === null && state !== "first" ? (
					<Button size="sm" className="max-md:min-h-11" isBusy={state === "again"} onClick={again}>
						{words.uses.again}
					</Button>
				) : null}
			</div>
			{uses && uses.latest.length > 0 ? <LatestUses latest={uses.latest} /> : null}
			{entry.mayChange ? (
				<Button
					variant="ghost"
					className="-ml-3 text-bad! max-md:min-h-11"
					icon={<Trash2 size={16} aria-hidden="true" />}
					onClick={() => setIsDeleting(true)}
				>
					{words.delete.action}
				</Button>
			) : null}
			{isDeleting ? <DeleteFieldDialog {...{ entry, uses }} onClose={() => setIsDeleting(false)} /> : null}
		</div>
	);
}

/** Those that were active last, to be opened. */
function LatestUses({ latest }: Pick<CustomFieldUses, "latest">) {
	const { uses: words } = useWords("customFields");
	return (
		<ul aria-label={words.latest} className="-mt-1 flex w-full flex-col">
			{latest.map(({ id, title, status }) => (
				<li key={id} className="flex min-w-0 items-center gap-2">
					<RoomLink
						href={status === "Draft" ? `/documents/${id}/desk` : `/documents/${id}`}
						prefetch={false}
						dir="auto"
						title={title}
						className="min-w-0 truncate py-1 text-seal underline-offset-4 hover:underline max-md:py-2.5"
					>
						{title || words.untitled}
					</RoomLink>
					{status === "Draft" ? <span className="shrink-0 text-ink-soft">{words.draft}</span> : null}
				</li>
			))}
		</ul>
	);
}

type Counted = {
	/** null: not counted yet. */
	uses: CustomFieldUses | null;
	/** Counted for the first time, or again after nobody had answered. */
	state: "first" | "failed" | "again";
	again: () => void;
};

/** Counted when the field is opened, and again where nobody answered. */
function useUses(customFieldId: string): Counted {
	const { unreachable } = useWords("common");
	const { verbs } = useLibrary();
	const [uses, setUses] = useState<CustomFieldUses | null>(null);
	const [{ begun, failed }, setTries] = useState({ begun: 1, failed: 0 });
	useEffect(() => {
		let isLeft = false;
		void orUnreachable(verbs.viewUses({ customFieldId }), unreachable).then((answer) => {
			if (isLeft) return;
			if (answer.ok) setUses(answer.value);
			else setTries({ begun, failed: begun });
		});
		return () => {
			isLeft = true;
		};
	}, [customFieldId, verbs, unreachable, begun]);
	const again = () => setTries({ begun: begun + 1, failed });
	return { uses, state: failed === begun ? "failed" : begun === 1 ? "first" : "again", again };
}
