"use client";

import { useState } from "react";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { TextInput } from "#components/panels/text-input.tsx";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { LibraryEntry } from "#lib/draft/library-field.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { format } from "#lib/i18n/message.ts";
import { useLibrary } from "./use-library.ts";

/** The longest name that the interface takes. */
const MAX_NAME = 255;

/** Makes a copy of a field, here or in another brand. */
export function DuplicateDialog({ entry, onClose }: { entry: LibraryEntry; onClose: () => void }) {
	const { duplicate: words, refused } = useWords("customFields");
	const { close } = useWords("common");
	const { store, verbs, brands, brand, open } = useLibrary();
	// The copy is of what is saved: what was typed last goes there first.
	const { run, isBusy, problem } = useAction(async (input: Parameters<typeof verbs.duplicate>[0]) => {
		await store.saved(entry.id);
		return verbs.duplicate(input);
	});
	const [brandId, setBrandId] = useState(brand.id);
	const [name, setName] = useState(() => cutText(format(words.copyName, { name: entry.field.name }), MAX_NAME));
	const isNameless = name.trim() === "";
	async function confirm() {
		const answer = await run({ customFieldId: entry.id, brandId, name });
		if (!answer?.ok) return;
		onClose();
		if (brandId === brand.id) {
			store.add(answer.value, entry.id);
			open(answer.value.id);
		}
		const into = brands.find(({ id }) => id === brandId)?.name ?? "";
		toast(format(words.done, { name, brand: into }));
	}
	return (
		<Dialog
			title={format(words.title, { name: entry.field.name })}
			description={words.about}
			isOpen
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{words.cancel}</Button>
					<Button variant="primary" isBusy={isBusy} onClick={() => isNameless || void confirm()}>
						{words.action}
					</Button>
				</>
			}
		>
			<div className="flex flex-col gap-3">
				<TextInput
					label={words.name}
					maxLength={MAX_NAME}
					value={name}
					isBad={isNameless}
					note={isNameless ? refused.name : undefined}
					onType={setName}
				/>
				<ChoiceInput
					label={words.brand}
					value={brandId}
					options={brands.map((one) => ({ value: one.id, label: one.name }))}
					onChoose={setBrandId}
				/>
				<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
			</div>
		</Dialog>
	);
}
