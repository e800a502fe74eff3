"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useTransition } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props = { name: string; save: (input: { name: string }) => Promise<ActionAnswer> };

/** How a person is called, in mails to signers and on every page. */
export function OwnName({ name, save }: Props) {
	const { name: words } = useWords("profile");
	const router = useRouter();
	const { run, reconsider, isBusy, problem, problems } = useAction(save);
	const [isChanging, startChange] = useTransition();

	async function submit(event: FormEvent<HTMLFormElement>) {
		const given = new FormData(event.currentTarget);
		const answer = await run({ name: String(given.get("name") ?? "") });
		if (!answer?.ok) return;
		toast(words.done);
		startChange(() => router.refresh());
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="px-4 py-4 sm:px-5">
			<div className="flex flex-col gap-x-3 gap-y-2 sm:flex-row">
				<div className="min-w-0 sm:flex-1">
					<TextField
						label={words.label}
						name="name"
						autoComplete="name"
						defaultValue={name}
						help={words.help}
						error={problems.name ?? problem}
					/>
				</div>
				<Button type="submit" isBusy={isBusy || isChanging} className="self-end sm:mt-[1.625rem] sm:h-11 sm:self-start">
					{words.save}
				</Button>
			</div>
		</Form>
	);
}
