"use client";

import Link from "next/link";
import { signIn } from "next-auth/react";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { UNREACHABLE } from "#components/ui/or-unreachable.ts";
import { TextField } from "#components/ui/text-field.tsx";

type Props = { returnTo: string; wasPasswordSet: boolean };

/** By the code that the server answers with. */
const PROBLEMS: Record<string, string> = {
	CredentialsSignin: "This email address and password don't belong together.",
	RateLimited: "Too many attempts. Wait a quarter of an hour, or set a new password.",
};

/** Address and password; on success the page that was asked for. */
export function SignInForm({ returnTo, wasPasswordSet }: Props) {
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isBusy) return;
		setIsBusy(true);
		setProblem(null);
		const form = new FormData(event.currentTarget);
		const answer = await signIn("credentials", {
			redirect: false,
			email: String(form.get("email") ?? ""),
			password: String(form.get("password") ?? ""),
		}).catch(() => null);
		if (answer?.ok) {
			window.location.assign(returnTo);
			return;
		}
		setIsBusy(false);
		setProblem(PROBLEMS[answer?.error ?? ""] ?? UNREACHABLE);
	}

	return (
		<form method="post" onSubmit={submit} className="flex flex-col gap-3" noValidate>
			{wasPasswordSet && !problem ? <Notice tone="good">Your password is set. Sign in with it.</Notice> : null}
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
			<TextField label="Email" name="email" type="email" autoComplete="username" autoFocus required />
			<TextField label="Password" name="password" type="password" autoComplete="current-password" required />
			<Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="w-full">
				Sign in
			</Button>
			<p className="mt-2 text-center">
				<Link href="/forgot-password" className="text-seal underline-offset-4 hover:underline">
					Forgot your password?
				</Link>
			</p>
		</form>
	);
}
