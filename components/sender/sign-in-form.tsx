"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { UNREACHABLE } from "#components/ui/or-unreachable.ts";
import { TextField } from "#components/ui/text-field.tsx";
import { proveIdentity } from "./prove-identity.ts";

type Props = { returnTo: string; wasPasswordSet: boolean };

/** By the code that the server answers with; each fits into the line that is kept for it, so that nothing jumps. */
const PROBLEMS: Record<string, string> = {
	CredentialsSignin: "Address and password don't belong together.",
	RateLimited: "Too many attempts. Wait a few minutes.",
};

type Problems = { email?: string; password?: string };

/** Address and password; on success the page that was asked for. What is not filled in is said without asking the server. */
export function SignInForm({ returnTo, wasPasswordSet }: Props) {
	const [problems, setProblems] = useState<Problems>({});
	const [isBusy, setIsBusy] = useState(false);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isBusy) return;
		const form = event.currentTarget;
		const given = new FormData(form);
		const [email, password] = [String(given.get("email") ?? "").trim(), String(given.get("password") ?? "")];
		const missing = missingIn(email, password);
		setProblems(missing);
		const [first] = Object.keys(missing);
		if (first) {
			form.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
			return;
		}
		setIsBusy(true);
		const refusal = await proveIdentity(email, password).catch(() => "Unreachable");
		if (refusal === null) {
			window.location.assign(returnTo);
			return;
		}
		setIsBusy(false);
		setProblems({ password: PROBLEMS[refusal] ?? UNREACHABLE });
	}

	return (
		<form method="post" onSubmit={submit} className="flex flex-col gap-3" noValidate>
			{wasPasswordSet ? <Notice tone="good">Your password is set. Sign in with it.</Notice> : null}
			<TextField
				label="Email"
				name="email"
				type="email"
				autoComplete="username"
				error={problems.email}
				autoFocus
				required
			/>
			<TextField
				label="Password"
				name="password"
				type="password"
				autoComplete="current-password"
				error={problems.password}
				required
			/>
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

function missingIn(email: string, password: string): Problems {
	return {
		...(email === "" ? { email: "Enter your email address." } : {}),
		...(password === "" ? { password: "Enter your password." } : {}),
	};
}
