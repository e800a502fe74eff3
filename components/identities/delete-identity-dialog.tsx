"use client";

import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { IdentityItem, IdentityVerbs } from "./items.ts";

type Props = { row: IdentityItem; remove: IdentityVerbs["remove"]; onClose: () => void };

/** Deletes an identity, and says before what ends with it and what stays. */
export function DeleteIdentityDialog({ row, remove, onClose }: Props) {
	const words = useWords("identities");
	const { title, keep, action, done } = words.delete;
	const { close } = useWords("common");
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
		<Dialog
			title={fill(title, { name })}
			description={`${fill(words.delete[status], { name })} ${stays}`.trim()}
			isOpen
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{keep}</Button>
					<Button variant="danger" isBusy={isBusy} onClick={confirm}>
						{action}
					</Button>
				</>
			}
		>
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</Dialog>
	);
}
