"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { useWork } from "../work/work-context.tsx";

/** Asks, then moves the draft to the trash. */
export function DeleteDraft({ onClose }: { onClose: () => void }) {
	const { store, words, draft } = useWork();
	const { unreachable } = useWords("common");
	const { remove } = words.layout;
	const router = useRouter();
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const title = store.getSnapshot().draft.document.title.trim() || words.paper.bar.untitled;
	const submit = async () => {
		if (!draft) return;
		setIsBusy(true);
		const answer = await orUnreachable(draft.remove(), unreachable);
		if (answer.ok) {
			toast(remove.done);
			router.push("/documents");
			router.refresh();
			return;
		}
		setIsBusy(false);
		setProblem(answer.message);
	};
	return (
		<FormDialog
			{...{ onClose, isBusy, problem }}
			title={remove.title}
			description={format(remove.about, { title })}
			cancel={remove.keep}
			action={remove.action}
			isDanger
			onSubmit={() => void submit()}
		/>
	);
}
