"use client";

import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { CustomFieldUses, LibraryEntry } from "#lib/draft/library-field.ts";
import { DeleteFieldDialog } from "./delete-field-dialog.tsx";
import { useLibrary } from "./use-library.ts";
import { usesText } from "./uses-text.ts";

/** Where a field is used, and the way to delete it. */
export function FieldUses({ entry }: { entry: LibraryEntry }) {
	const words = useWords("customFields");
	const locale = useWordsLocale();
	const uses = useUses(entry.id);
	const [isDeleting, setIsDeleting] = useState(false);
	const text = uses === null ? words.uses.counting : usesText(uses, words.uses, locale);
	return (
		<div className="mt-5 flex flex-col items-start gap-3 border-line border-t pt-4">
			<p className="flex flex-wrap gap-x-2">
				<span className="font-semibold">{words.uses.title}</span>
				<span className="text-ink-soft">{text}</span>
			</p>
			{entry.mayChange ? (
				<Button
					variant="ghost"
					className="-ml-3 text-bad max-md:min-h-11"
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

/** Counted when the field is opened; null until it is, or when nobody answers. */
function useUses(customFieldId: string): CustomFieldUses | null {
	const { unreachable } = useWords("common");
	const { verbs } = useLibrary();
	const [uses, setUses] = useState<CustomFieldUses | null>(null);
	useEffect(() => {
		let isLeft = false;
		void orUnreachable(verbs.countUses({ customFieldId }), unreachable).then((answer) => {
			if (!isLeft && answer.ok) setUses(answer.value);
		});
		return () => {
			isLeft = true;
		};
	}, [customFieldId, verbs, unreachable]);
	return uses;
}
