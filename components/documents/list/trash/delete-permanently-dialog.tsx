import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";

/** Deletes documents in the trash permanently; null empties it, a batch at a time as long as there are more. */
export type DeleteFromTrash = (input: {
	documentIds: string[] | null;
}) => Promise<ActionAnswer<{ deleted: number; held: number; isMore: boolean }>>;

export type TrashTotal = { count: number; isMore: boolean };

type Props = {
	/** null: all. */
	documentIds: string[] | null;
	total: TrashTotal;
	/** What its button says. */
	action: string;
	opener: RefObject<HTMLElement | null>;
	remove: DeleteFromTrash;
	onDone: () => void;
	onClose: () => void;
};

/** Asks before documents are deleted permanently, says how many, and how it went. */
export function DeletePermanentlyDialog({ documentIds, total, remove, onDone, onClose, ...dialog }: Props) {
	const { trash: words, bulk } = useWords("list");
	const router = useRouter();
	const { run, isBusy, problem } = useAction(remove);

	async function submit() {
		let [deleted, held] = [0, 0];
		for (let isMore = true; isMore; ) {
			const answer = await run({ documentIds });
			router.refresh();
			if (!answer?.ok) return;
			({ isMore } = answer.value);
			deleted += answer.value.deleted;
			held += answer.value.held;
		}
		onClose();
		onDone();
		const stayed = held > 0 ? ` ${format(words.stayed, { count: held })}` : "";
		toast(`${format(words.removed, { count: deleted })}${stayed}`, held > 0 ? "warn" : "good");
	}

	const title = total.isMore
		? format(words.removeMore, { count: total.count })
		: format(words.removeTitle, { count: total.count });
	return (
		<FormDialog
			{...{ ...dialog, title, isBusy, problem, onClose }}
			description={words.removeAbout}
			cancel={bulk.cancel}
			isDanger
			onSubmit={() => void submit()}
		/>
	);
}
