"use client";

import type { RefObject } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format, formatAny } from "#lib/i18n/message.ts";
import type { IdentityItem, IdentityVerbs } from "./identity-items.ts";

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
	const { run, isBusy, problem } = useAction(remove);
	const { name, email, status, documents } = row;

	async function confirm() {
		const answer = await run({ email });
		if (!answer?.ok) return;
		onClose();
		toast(format(done, { name }));
	}

	const stays = documents > 0 ? format(words.delete.documents, { count: documents }) : "";
	return (
		<FormDialog
			{...{ isBusy, problem, opener, onClose, action }}
			title={format(title, { name })}
			description={`${formatAny(words.delete[status], { name })} ${stays}`.trim()}
			cancel={keep}
			isDanger
			onSubmit={() => void confirm()}
		/>
	);
}
