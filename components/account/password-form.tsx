"use client";

import type { FormEvent } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";

type Props = {
	email: string;
	minLength: number;
	change: (input: { currentPassword: string; password: string }) => Promise<ActionAnswer>;
};

/** Changes the password of whoever knows the current one. */
export function PasswordForm({ email, minLength, change }: Props) {
	const { password: words } = useWords("security");
	const { run, reconsider, isBusy, problem, problems } = useAction(change);
	const isNamed = Object.keys(problems).length > 0;

	async function submit(event: FormEvent<HTMLFormElement>) {
		const form = event.currentTarget;
		const given = new FormData(form);
		const answer = await run({
			currentPassword: String(given.get("currentPassword") ?? ""),
			password: String(given.get("password") ?? ""),
		});
		if (!answer?.ok) return;
		form.reset();
		toast(words.done);
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="px-4 py-4 sm:px-5">
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			<div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
				<TextField
					label={words.current}
					name="currentPassword"
					type="password"
					autoComplete="current-password"
					error={problems.currentPassword}
				/>
				<TextField
					label={words.next}
					name="password"
					type="password"
					autoComplete="new-password"
					help={format(words.help, { count: minLength })}
					error={isNamed ? problems.password : problem}
				/>
			</div>
			<div className="mt-2 flex justify-end">
				<Button type="submit" isBusy={isBusy}>
					{words.action}
				</Button>
			</div>
		</Form>
	);
}
