"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { UNREACHABLE } from "./unreachable.ts";

type Props = {
	token: string;
	email: string;
	minLength: number;
	choose: (input: { token: string; password: string }) => Promise<ActionAnswer>;
};

/** One password, once: it can be shown, so it need not be typed twice. */
export function SetPasswordForm({ token, email, minLength, choose }: Props) {
	const [isShown, setIsShown] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isBusy) return;
		setIsBusy(true);
		const password = String(new FormData(event.currentTarget).get("password") ?? "");
		const answer = await choose({ token, password }).catch(() => null);
		if (answer?.ok) {
			window.location.assign("/sign-in?set=1");
			return;
		}
		setIsBusy(false);
		setProblem(answer?.message ?? UNREACHABLE);
	}

	return (
		<form onSubmit={submit} className="flex flex-col gap-3" noValidate>
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			<TextField
				label="New password"
				name="password"
				type={isShown ? "text" : "password"}
				autoComplete="new-password"
				help={`At least ${minLength} characters. A few words are easier to keep than a riddle.`}
				error={problem}
				autoFocus
				required
			/>
			<label className="-mt-1 mb-2 flex items-center gap-2.5 text-ink-soft">
				<input
					type="checkbox"
					className="size-4 accent-seal"
					checked={isShown}
					onChange={(event) => setIsShown(event.target.checked)}
				/>
				Show the password
			</label>
			<Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="w-full">
				Set password
			</Button>
		</form>
	);
}
