"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useReaderZone } from "#components/ui/reader.tsx";
import { localTimeText, readLocalTime } from "#components/ui/time/local-time.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props = {
	words: { title: string; time: string; about: string; keep: string; save: string; changed: string };
	/** What it is now, as ISO 8601. */
	now: string;
	/** The property of the interface that a refusal of the time names. */
	field: string;
	/** Takes the time in unix seconds; 0 where none can be read. */
	change: (seconds: number) => Promise<ActionAnswer>;
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
};

/** Asks for another day and time of a document, in the reader's own zone. */
export function TimeDialog({ words, now, field, change, onClose, opener }: Props) {
	const router = useRouter();
	const zone = useReaderZone();
	const [former] = useState(() => localTimeText(new Date(now).getTime(), zone));
	const { run, reconsider, isBusy, problem, problems } = useAction(change);

	async function submit(given: FormData) {
		const typed = readLocalTime(String(given.get(field) ?? ""), zone);
		const answer = await run(Number.isNaN(typed) ? 0 : Math.floor(typed / 1000));
		if (!answer?.ok) return;
		onClose();
		toast(words.changed);
		router.refresh();
	}

	return (
		<FormDialog
			{...{ opener, onClose, isBusy }}
			title={words.title}
			cancel={words.keep}
			action={words.save}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<TextField
				type="datetime-local"
				name={field}
				label={words.time}
				help={words.about}
				defaultValue={former}
				error={problems[field] ?? problem}
				required
			/>
		</FormDialog>
	);
}
