"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { StuckItem, StuckVerbs } from "./start-items.ts";

type Props = {
	documentId: string;
	because: Extract<StuckItem["because"], { kind: "undelivered" }>;
	correct: StuckVerbs["correctEmail"];
	onClose: () => void;
};

/** Asks where a signer is reached whose mail came back. */
export function CorrectAddress({ documentId, because: { signerId, name, to }, correct, onClose }: Props) {
	const { stuck } = useWords("start");
	const { close } = useWords("common");
	const router = useRouter();
	const formId = useId();
	const [isSame, setIsSame] = useState(false);
	const { run, reconsider, isBusy, problem } = useAction(correct);
	const { correct: words, done } = stuck;

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
		setIsSame(email === to);
		if (email === to) return;
		const answer = await run({ documentId, signerId, email });
		if (!answer?.ok) return;
		onClose();
		toast(format(done.undelivered, { email }));
		router.refresh();
	}

	return (
		<Dialog
			title={format(words.title, { name })}
			description={format(words.about, { to })}
			isOpen
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
			<form
				id={formId}
				onSubmit={submit}
				onInput={(event) => {
					setIsSame(false);
					reconsider(event);
				}}
				noValidate
			>
				<TextField
					label={words.address}
					name="email"
					type="email"
					defaultValue={to}
					autoComplete="off"
					error={isSame ? words.same : problem}
					autoFocus
				/>
			</form>
		</Dialog>
	);
}
