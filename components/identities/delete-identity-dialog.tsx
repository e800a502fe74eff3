"use client";

import type { RefObject } from "react";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { IdentityItem, IdentityVerbs } from "./items.ts";

type Props = {
	row: IdentityItem;
	remove: IdentityVerbs["remove"];
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
};

/** Deletes an identity, and says before what ends with it and what stays. */
export function DeleteIdentityDialog({ row, remove, opener, onClose }: Props) {
	const words = useWords("identities");
	const { title, keep, action, done } = words.delete;
	const locale = useWordsLocale();
	const { run, isBusy, problem } = useAction(remove);
	const { name, email, status, documents } = row;

	async function confirm() {
		const answer = await run({ email });
		if (!answer?.ok) return;
		onClose();
		toast(fill(done, { name }));
	}

	const stays = documents > 0 ? plural(locale, documents, words.delete.documents) : "";
	return (
		<FormDialog
			{...{ isBusy, problem, opener, onClose, action }}
			title={fill(title, { name })}
			description={`${fill(words.delete[status], { name })} ${stays}`.trim()}
			cancel={keep}
			isDanger
			onSubmit={() => void confirm()}
		/>
	);
}
