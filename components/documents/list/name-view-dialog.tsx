"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { SavedView, SavedViewVerbs } from "./saved-view.ts";

type Props = {
	query: string;
	saved: readonly SavedView[];
	save: SavedViewVerbs["save"];
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Asks under which name a view is to be kept, and says when it takes the place of another. */
export function NameViewDialog({ query, saved, save, opener, onClose }: Props) {
	const { views: words, bulk } = useWords("list");
	const router = useRouter();
	const { run, reconsider, isBusy, problem } = useAction(save);
	const [typed, setTyped] = useState("");
	const replaces = saved.some(({ name }) => name === typed.trim());

	async function submit() {
		const name = typed.trim();
		const answer = await run({ name, query });
		if (!answer?.ok) return;
		onClose();
		toast(format(replaces ? words.replaced : words.saved, { name }));
		router.refresh();
	}

	return (
		<FormDialog
			title={words.nameTitle}
			description={words.nameAbout}
			cancel={bulk.cancel}
			action={replaces ? words.replace : words.action}
			isBusy={isBusy}
			opener={opener}
			onClose={onClose}
			onSubmit={submit}
			onInput={reconsider}
		>
			<TextField
				label={words.name}
				name="name"
				maxLength={60}
				autoComplete="off"
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
				help={replaces ? words.isTaken : null}
				error={problem}
				autoFocus
			/>
		</FormDialog>
	);
}
