"use client";

import { type FormEvent, useState } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props = { askForLink: (input: { email: string }) => Promise<ActionAnswer> };

/** Asks for a mailed link. The answer is the same whether the address is known or not. */
export function ForgotPasswordForm({ askForLink }: Props) {
	const words = useWords("entrance");
	const [sentTo, setSentTo] = useState<string | null>(null);
	const { run, reconsider, isBusy, problem } = useAction(askForLink);

	async function submit(event: FormEvent<HTMLFormElement>) {
		const email = String(new FormData(event.currentTarget).get("email") ?? "").trim();
		const answer = await run({ email });
		if (answer?.ok) setSentTo(email);
	}

	if (sentTo) {
		return (
			<div className="flex flex-col gap-4">
				<Notice tone="good">
					<Filled text={words.forgot.sent} values={{ email: <span className="font-medium">{sentTo}</span> }} />
				</Notice>
				<BackToSignIn />
			</div>
		);
	}
	return (
		<Form onSubmit={submit} onInput={reconsider} className="flex flex-col gap-3">
			<TextField
				label={words.email}
				name="email"
				type="email"
				autoComplete="username"
				error={problem}
				autoFocus
				required
			/>
			<Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="w-full">
				{words.forgot.action}
			</Button>
			<BackToSignIn />
		</Form>
	);
}

function BackToSignIn() {
	const words = useWords("entrance");
	return (
		<p className="mt-2 text-center">
			<RoomLink href="/sign-in" className="text-seal underline-offset-4 hover:underline">
				{words.forgot.back}
			</RoomLink>
		</p>
	);
}
