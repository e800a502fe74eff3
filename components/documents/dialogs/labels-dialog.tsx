"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format, type Message } from "#lib/i18n/message.ts";
import { changedLabels } from "./changed-labels.ts";

type Props = {
	words: {
		title: Message<{ title: string }>;
		field: string;
		help: string;
		action: string;
		cancel: string;
		done: string;
	};
	/** Of what is labelled. */
	title: string;
	labels: string[];
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
	label: (change: { add: string[]; remove: string[] }) => Promise<ActionAnswer>;
};

/** What something is labelled with, to be written anew. */
export function LabelsDialog({ words, title, labels, onClose, opener, label }: Props) {
	const router = useRouter();
	const { run, reconsider, isBusy, problem } = useAction(label);

	async function submit(given: FormData) {
		const answer = await run(changedLabels(labels, String(given.get("labels"))));
		if (!answer?.ok) return;
		onClose();
		toast(words.done);
		router.refresh();
	}

	return (
		<FormDialog
			{...{ opener, onClose, isBusy }}
			title={format(words.title, { title })}
			cancel={words.cancel}
			action={words.action}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<TextField
				label={words.field}
				name="labels"
				defaultValue={labels.join(", ")}
				maxLength={2000}
				error={problem}
				help={words.help}
			/>
		</FormDialog>
	);
}
