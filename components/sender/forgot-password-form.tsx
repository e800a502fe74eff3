"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAction } from "#components/ui/use-action.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props = { askForLink: (input: { email: string }) => Promise<ActionAnswer> };

/** Asks for a mailed link. The answer is the same whether the address is known or not. */
export function ForgotPasswordForm({ askForLink }: Props) {
	const [sentTo, setSentTo] = useState<string | null>(null);
	const { run, reconsider, isBusy, problem } = useAction(askForLink);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
		const answer = await run({ email });
		if (answer?.ok) setSentTo(email);
	}

	if (sentTo) {
		return (
			<div className="flex flex-col gap-4">
				<Notice tone="good">
					If <span className="font-medium">{sentTo}</span> belongs to an account here, a link is on its way. Look into
					the junk folder too.
				</Notice>
				<BackToSignIn />
			</div>
		);
	}
	return (
		<form method="post" onSubmit={submit} onInput={reconsider} className="flex flex-col gap-3" noValidate>
			<TextField label="Email" name="email" type="email" autoComplete="username" error={problem} autoFocus required />
			<Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="w-full">
				Send the link
			</Button>
			<BackToSignIn />
		</form>
	);
}

function BackToSignIn() {
	return (
		<p className="mt-2 text-center">
			<Link href="/sign-in" className="text-seal underline-offset-4 hover:underline">
				Back to sign in
			</Link>
		</p>
	);
}
