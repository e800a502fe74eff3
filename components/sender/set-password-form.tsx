"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";

type Props = {
	token: string;
	email: string;
	minLength: number;
	/** Nobody knows yet how the person is called. */
	isNameAsked: boolean;
	/** How many API keys go on working with another password. */
	apiKeys: number;
	choose: (input: { token: string; password: string; name: string; endApiKeys: boolean }) => Promise<ActionAnswer>;
};

/** One password, once: it can be shown, so it need not be typed twice. */
export function SetPasswordForm({ token, email, minLength, isNameAsked, apiKeys, choose }: Props) {
	const { password, choose: words } = useWords("entrance");
	const [isShown, setIsShown] = useState(false);
	const { run, reconsider, isBusy, isDone, problem, problems } = useAction(choose);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const given = new FormData(event.currentTarget);
		const read = (name: string) => String(given.get(name) ?? "");
		const answer = await run({
			token,
			password: read("password"),
			name: read("name"),
			endApiKeys: given.has("endApiKeys"),
		});
		if (answer?.ok) window.location.assign("/sign-in?set=1");
	}

	return (
		<form method="post" onSubmit={submit} onInput={reconsider} className="flex flex-col gap-3" noValidate>
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			{isNameAsked ? (
				<TextField
					label={words.name}
					name="name"
					autoComplete="name"
					help={words.nameHelp}
					error={problems.name}
					autoFocus
					required
				/>
			) : null}
			<TextField
				label={isNameAsked ? password : words.newPassword}
				name="password"
				type={isShown ? "text" : "password"}
				autoComplete="new-password"
				help={fill(words.help, { count: minLength })}
				error={problems.name ? null : problem}
				autoFocus={!isNameAsked}
				required
			/>
			<label className="-mt-1 mb-2 flex items-center gap-2.5 text-ink-soft">
				<input
					type="checkbox"
					className="size-4 accent-seal"
					checked={isShown}
					onChange={(event) => setIsShown(event.target.checked)}
				/>
				{words.show}
			</label>
			{apiKeys > 0 ? <EndApiKeys count={apiKeys} /> : null}
			<Button type="submit" variant="primary" size="lg" isBusy={isBusy || isDone} className="w-full">
				{words.action}
			</Button>
		</form>
	);
}

/** Keys work without the password; who sets a new one because somebody may know the old one wants to hear of it. */
function EndApiKeys({ count }: { count: number }) {
	const { choose: words } = useWords("entrance");
	const locale = useWordsLocale();
	return (
		<label className="mb-3 flex items-start gap-2.5 border-line border-t pt-4">
			<input type="checkbox" name="endApiKeys" className="mt-1 size-4 shrink-0 accent-seal" />
			<span>
				{plural(locale, count, words.endKeys)}
				<span className="block text-ink-soft">{plural(locale, count, words.endKeysHelp)}</span>
			</span>
		</label>
	);
}
