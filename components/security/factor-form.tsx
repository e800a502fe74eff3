"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/forms/form.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { SignInOutcome } from "#lib/contract/users/sign-in-answer.ts";
import { CodeField } from "./code-field.tsx";
import { takeStep } from "./take-step.ts";

type Props = {
	/** One of the codes that were written down is asked for, not the app's. */
	isRecovery: boolean;
	returnTo: string;
	/** A browser without scripts was refused. */
	wasWrong: boolean;
};

/** What the page says: an answer of the server's, or what it found out itself. */
type Told = SignInOutcome | "missing" | "unreachable" | null;

const PATH = "/sign-in/factor/prove";

/** Takes the second proof; the form goes by itself where there are no scripts. */
export function FactorForm({ isRecovery, returnTo, wasWrong }: Props) {
	const { factor: words } = useWords("entrance");
	const { unreachable } = useWords("common");
	const [told, setTold] = useState<Told>(wasWrong ? "wrong" : null);
	const [isBusy, setIsBusy] = useState(false);

	async function submit(event: FormEvent<HTMLFormElement>) {
		if (isBusy) return;
		const form = event.currentTarget;
		const given = new FormData(form);
		const input = form.querySelector<HTMLInputElement>(isRecovery ? "[name=recoveryCode]" : "[name=code]");
		if (!input?.value.trim()) {
			setTold("missing");
			input?.focus();
			return;
		}
		setIsBusy(true);
		const answer = await takeStep(PATH, textsOf(given)).catch(() => null);
		if (answer?.outcome === "session" || answer?.outcome === "over") {
			window.location.assign(answer.next);
			return;
		}
		setIsBusy(false);
		setTold(answer?.outcome ?? "unreachable");
		if (!isRecovery) input.value = "";
		input.focus();
	}

	const problem = isBusy ? null : wordsOf(told, isRecovery, { ...words, unreachable });
	return (
		<Form action={PATH} onSubmit={submit} className="flex flex-col gap-3">
			<input type="hidden" name="returnTo" value={returnTo} />
			{isRecovery ? (
				<TextField
					label={words.recoveryCode}
					name="recoveryCode"
					autoComplete="off"
					autoCapitalize="characters"
					autoCorrect="off"
					spellCheck={false}
					maxLength={50}
					error={problem}
					autoFocus
				/>
			) : (
				<CodeField label={words.code} error={problem} isFocused />
			)}
			<Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="w-full">
				{words.action}
			</Button>
		</Form>
	);
}

function textsOf(given: FormData): [string, string][] {
	return [...given].map(([name, value]) => [name, String(value)]);
}

type Words = Record<"missing" | "unreachable" | "tooMany" | "wrong" | "wrongRecovery", string>;

function wordsOf(told: Told, isRecovery: boolean, words: Words): string | null {
	if (told === null) return null;
	if (told === "missing" || told === "unreachable" || told === "tooMany") return words[told];
	return isRecovery ? words.wrongRecovery : words.wrong;
}
