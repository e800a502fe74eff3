"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { RoomLink } from "#components/ui/page-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { WorkplaceMessages } from "#lib/i18n/app-messages.ts";
import { proveIdentity } from "./prove-identity.ts";

type Props = {
	returnTo: string;
	/** What has led here, if anything is to be said of it. */
	before: "set" | "over" | null;
	/** The code of what a browser without scripts was refused for. */
	refusal: string | null;
	/** Who is signed in and confirms that they are still there. */
	confirming: { email: string; action: string } | null;
};

/** By what they concern; `form` is what neither field can help. */
type Problems = { email?: string; password?: string; form?: string };

/** Address and password; on success the page that was asked for. What is not filled in is said without asking the server. */
export function SignInForm({ before, confirming, ...props }: Props) {
	const words = useWords("entrance");
	const { problems, isBusy, submit } = useSigningIn(props);
	return (
		<Form action="/sign-in/password" onSubmit={submit} className="flex flex-col gap-3">
			<input type="hidden" name="returnTo" value={props.returnTo} />
			{before === "set" ? <Notice tone="good">{words.signIn.wasSet}</Notice> : null}
			{before === "over" ? <Notice tone="warn">{words.signIn.over}</Notice> : null}
			<TextField
				label={words.email}
				name="email"
				type="email"
				autoComplete="username"
				defaultValue={confirming?.email}
				error={problems.email}
				autoFocus={!confirming}
				required
			/>
			<TextField
				label={words.password}
				name="password"
				type="password"
				autoComplete="current-password"
				error={problems.password}
				autoFocus={confirming !== null}
				required
			/>
			<Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="w-full">
				{confirming?.action ?? words.signIn.action}
			</Button>
			{/* Below the button, so that it stays where one presses it again. */}
			<div aria-live="assertive">{problems.form ? <Notice tone="bad">{problems.form}</Notice> : null}</div>
			<ForgotLink text={words.signIn.forgot} />
		</Form>
	);
}

/** What the form does, and what is wrong with what is in it. */
function useSigningIn({ returnTo, refusal: first }: Omit<Props, "before" | "confirming">) {
	const words = useWords("entrance");
	const { unreachable } = useWords("common");
	const [tried, setProblems] = useState<Problems | null>(null);
	const problems = tried ?? (first ? problemsOf(first, words.signIn, unreachable) : {});
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
		if (refusal === "FactorNeeded") {
			window.location.assign(`/sign-in/factor?returnTo=${encodeURIComponent(returnTo)}`);
			return;
		}
		setIsBusy(false);
		setProblems(problemsOf(refusal, words.signIn, unreachable));
	}

	return { problems, isBusy, submit };
}

function ForgotLink({ text }: { text: string }) {
	return (
		<p className="mt-2 text-center">
			<RoomLink href="/forgot-password" className="text-seal underline-offset-4 hover:underline">
				{text}
			</RoomLink>
		</p>
	);
}

/** By the code that the server answers with. */
function problemsOf(refusal: string, words: WorkplaceMessages["entrance"]["signIn"], unreachable: string): Problems {
	if (["CredentialsSignin", "refused"].includes(refusal)) return { password: words.refused };
	return { form: ["RateLimited", "tooMany"].includes(refusal) ? words.tooMany : unreachable };
}

function missingIn(email: string, password: string, words: WorkplaceMessages["entrance"]["signIn"]): Problems {
	return {
		...(email === "" ? { email: words.noEmail } : {}),
		...(password === "" ? { password: words.noPassword } : {}),
	};
}
