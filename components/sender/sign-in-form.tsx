"use client";

import Link from "next/link";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { EntranceMessages } from "#lib/i18n/workplace/entrance/en.ts";
import { proveIdentity } from "./prove-identity.ts";

type Props = { returnTo: string; wasPasswordSet: boolean };

/** By what they concern; `form` is what neither field can help. */
type Problems = { email?: string; password?: string; form?: string };

/** Address and password; on success the page that was asked for. What is not filled in is said without asking the server. */
export function SignInForm({ returnTo, wasPasswordSet }: Props) {
	const words = useWords("entrance");
	const { unreachable } = useWords("common");
	const [problems, setProblems] = useState<Problems>({});
	const [isBusy, setIsBusy] = useState(false);

	async function submit(event: FormEvent<HTMLFormElement>) {
		if (isBusy) return;
		const form = event.currentTarget;
		const given = new FormData(form);
		const [email, password] = [String(given.get("email") ?? "").trim(), String(given.get("password") ?? "")];
		const missing = missingIn(email, password, words.signIn);
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
		// By the code that the server answers with.
		if (refusal === "CredentialsSignin") setProblems({ password: words.signIn.refused });
		else setProblems({ form: refusal === "RateLimited" ? words.signIn.tooMany : unreachable });
	}

	return (
		<Form onSubmit={submit} className="flex flex-col gap-3">
			{wasPasswordSet ? <Notice tone="good">{words.signIn.wasSet}</Notice> : null}
			<TextField
				label={words.email}
				name="email"
				type="email"
				autoComplete="username"
				error={problems.email}
				autoFocus
				required
			/>
			<TextField
				label={words.password}
				name="password"
				type="password"
				autoComplete="current-password"
				error={problems.password}
				required
			/>
			<Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="w-full">
				{words.signIn.action}
			</Button>
			{/* Below the button, so that it stays where one presses it again. */}
			<div aria-live="assertive">{problems.form ? <Notice tone="bad">{problems.form}</Notice> : null}</div>
			<ForgotLink text={words.signIn.forgot} />
		</Form>
	);
}

function ForgotLink({ text }: { text: string }) {
	return (
		<p className="mt-2 text-center">
			<Link href="/forgot-password" className="text-seal underline-offset-4 hover:underline">
				{text}
			</Link>
		</p>
	);
}

function missingIn(email: string, password: string, words: EntranceMessages["signIn"]): Problems {
	return {
		...(email === "" ? { email: words.noEmail } : {}),
		...(password === "" ? { password: words.noPassword } : {}),
	};
}
