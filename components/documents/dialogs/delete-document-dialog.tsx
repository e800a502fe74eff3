"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { DocumentVerbs } from "../use-quick-verbs.ts";
import { backText } from "./back-text.ts";

type Props = {
	document: { id: string; title: string; isOpen: boolean };
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
	remove: DocumentVerbs["remove"];
	restore: DocumentVerbs["restore"];
	afterDelete?: string | undefined;
};

/** Moves a document to the trash, and says what that means for its signers. */
export function DeleteDialog({ document, onClose, opener, remove, restore, afterDelete }: Props) {
	const documents = useWords("documents");
	const { unreachable } = useWords("common");
	const { delete: words, actions } = documents;
	const router = useRouter();
	const { run, isBusy, problem } = useAction(remove);

	async function confirm() {
		const answer = await run({ documentId: document.id });
		if (!answer?.ok) return;
		onClose();
		toast(words.done, "good", { label: words.undo, act: () => void takeBack() });
		if (afterDelete) router.push(afterDelete);
		router.refresh();
	}

	/** The dialog is gone by then, and perhaps the page. */
	async function takeBack() {
		const answer = await orUnreachable(restore({ documentId: document.id }), unreachable);
		if (answer.ok) toast(backText(answer.value.status, document.title, documents));
		else toast(answer.message, "bad");
		router.refresh();
	}

	return (
		<FormDialog
			{...{ opener, onClose, isBusy, problem }}
			title={words.title}
			description={format(document.isOpen ? words.aboutOpen : words.about, { title: document.title })}
			cancel={actions.keep}
			action={words.action}
			isDanger
			onSubmit={() => void confirm()}
		/>
	);
}
