"use client";

import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { CustomFieldUses, LibraryEntry } from "#lib/draft/library-field.ts";
import { format } from "#lib/i18n/message.ts";
import { useLibrary } from "./use-library.ts";
import { usesText } from "./uses-text.ts";

type Props = { entry: LibraryEntry; uses: CustomFieldUses | null; onClose: () => void };

/** Deletes a field, and says what that means. */
export function DeleteFieldDialog({ entry, uses, onClose }: Props) {
	const { delete: words, uses: usesWords } = useWords("customFields");
	const { close } = useWords("common");
	const { store, verbs, brand, open } = useLibrary();
	const { run, isBusy, problem } = useAction(verbs.remove);
	const { name, isShared } = entry.field;
	const isUsed = uses !== null && uses.documents + uses.drafts > 0;
	async function confirm() {
		const answer = await run({ customFieldId: entry.id });
		if (!answer?.ok) return;
		onClose();
		store.remove(entry.id);
		open(null);
		toast(format(words.done, { name }));
	}
	return (
		<Dialog
			title={format(words.title, { name })}
			description={isShared ? format(words.about, { brand: brand.name }) : words.aboutPrivate}
			isOpen
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{words.cancel}</Button>
					<Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
						{format(words.confirm, { name })}
					</Button>
				</>
			}
		>
			{isUsed ? <p className="text-read">{format(words.kept, { uses: usesText(uses, usesWords) })}</p> : null}
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</Dialog>
	);
}
