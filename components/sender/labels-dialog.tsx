"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type RefObject, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";
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
	const { close } = useWords("common");
	const router = useRouter();
	const formId = useId();
	const { run, reconsider, isBusy, problem } = useAction(label);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const wanted = String(new FormData(event.currentTarget).get("labels") ?? "")
			.split(",")
			.map((one) => one.trim())
			.filter((one) => one !== "");
		// What somebody else has changed meanwhile stays as they left it.
		const answer = await run({
			documentId: document.id,
			add: wanted.filter((one) => !document.labels.includes(one)),
			remove: document.labels.filter((one) => !wanted.includes(one)),
		});
		if (!answer?.ok) return;
		onClose();
		toast(words.done);
		router.refresh();
	}

	return (
		<Dialog
			title={fill(words.title, { title: document.title })}
			isOpen
			opener={opener}
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{words.cancel}</Button>
					<Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
						{words.action}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={submit} onInput={reconsider}>
				<TextField
					label={words.field}
					name="labels"
					defaultValue={document.labels.join(", ")}
					maxLength={2000}
					error={problem}
					help={words.help}
				/>
			</form>
		</Dialog>
	);
}
