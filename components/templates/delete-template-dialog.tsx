"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Act = (input: { templateId: string }) => Promise<ActionAnswer>;
type Props = {
	id: string;
	verbs: { remove: Act; restore: Act };
	opener: RefObject<HTMLButtonElement | null>;
	onClose: () => void;
};

/** Moves a template to the trash, from where it can be restored. */
export function DeleteTemplateDialog({ id: templateId, verbs, opener, onClose }: Props) {
	const { delete: words } = useWords("templates");
	const { unreachable } = useWords("common");
	const router = useRouter();
	const { run, isBusy, problem } = useAction(verbs.remove);

	async function confirm() {
		const answer = await run({ templateId });
		if (!answer?.ok) return;
		onClose();
		toast(words.done, "good", { label: words.undo, act: () => void undo() });
		router.push("/templates");
		router.refresh();
	}

	/** The page is left by then. */
	async function undo() {
		toastAnswer(await orUnreachable(verbs.restore({ templateId }), unreachable), words.restored);
		router.refresh();
	}

	return (
		<FormDialog
			{...{ opener, onClose, isBusy, problem }}
			title={words.title}
			description={words.about}
			cancel={words.cancel}
			action={words.action}
			isDanger
			onSubmit={() => void confirm()}
		/>
	);
}
