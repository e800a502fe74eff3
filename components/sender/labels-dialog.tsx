"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { changedLabels } from "./changed-labels.ts";
import type { DocumentVerbs } from "./use-quick-verbs.ts";

type Props = {
	document: { id: string; title: string; labels: string[] };
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
	label: DocumentVerbs["label"];
};

/** What a document is labelled with, to be written anew. */
export function LabelsDialog({ document, onClose, opener, label }: Props) {
	const { labels: words } = useWords("documents");
	const router = useRouter();
	const { run, reconsider, isBusy, problem } = useAction(label);

	async function submit(given: FormData) {
		const answer = await run({
			documentId: document.id,
			...changedLabels(document.labels, String(given.get("labels"))),
		});
		if (!answer?.ok) return;
		onClose();
		toast(words.done);
		router.refresh();
	}

	return (
		<FormDialog
			{...{ opener, onClose, isBusy }}
			title={format(words.title, { title: document.title })}
			cancel={words.cancel}
			action={words.action}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<TextField
				label={words.field}
				name="labels"
				defaultValue={document.labels.join(", ")}
				maxLength={2000}
				error={problem}
				help={words.help}
			/>
		</FormDialog>
	);
}
