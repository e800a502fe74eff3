"use client";

import { type FormEvent, useActionState, useState } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { CONTROL_CLASS, FieldShell, TextField } from "#components/ui/forms/text-field.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { PasswordFormAnswer } from "#lib/contract/users/password-form-answer.ts";
import { CATALOGUE_LOCALES, type CatalogueLocale, intlLocale, ownNameOf } from "#lib/i18n/locales.ts";
import { format } from "#lib/i18n/message.ts";
import { proveIdentity } from "./prove-identity.ts";

type Props = {
	token: string;
	email: string;
	minLength: number;
	/** Nobody knows yet how the person is called. */
	isNameAsked: boolean;
	/** How many API keys go on working with another password. */
	apiKeys: number;
	/** What they are asked into, and join with this; null where they are in already. */
	organisation: string | null;
	choose: (input: {
		token: string;
		password: string;
		name: string;
		locale?: CatalogueLocale | undefined;
		endApiKeys: boolean;
	}) => Promise<ActionAnswer>;
	/** The same from a browser without scripts. */
	byForm: (before: PasswordFormAnswer, form: FormData) => Promise<PasswordFormAnswer>;
};

/** Where whoever has just come in goes when more is asked for, by the code of the refusal. */
const NEXT_PAGES: Record<string, string> = { FactorNeeded: "/sign-in/factor?returnTo=/start" };

/** One password, once: it can be shown, so it need not be typed twice. */
export function SetPasswordForm({ token, email, minLength, isNameAsked, apiKeys, organisation, ...verbs }: Props) {
	const { password, choose: words } = useWords("entrance");
	const [isShown, setIsShown] = useState(false);
	const { run, reconsider, isBusy, isDone, ...now } = useAction(verbs.choose);
	const [before, act] = useActionState(verbs.byForm, null);
	const { problem, problems } = before && !now.problem ? { problem: before.message, problems: before.fields } : now;

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const given = new FormData(event.currentTarget);
		const read = (name: string) => String(given.get(name) ?? "");
		const answer = await run({
			token,
			password: read("password"),
			name: read("name"),
			locale: CATALOGUE_LOCALES.find((one) => one === read("locale")),
			endApiKeys: given.has("endApiKeys"),
		});
		if (!answer?.ok) return;
		// Whoever has just come in goes on to the first page; should that fail, they sign in by hand.
		const isNew = organisation !== null;
		const refusal = isNew ? await proveIdentity(email, read("password")).catch(() => "failed") : "failed";
		window.location.assign(refusal === null ? "/start" : (NEXT_PAGES[refusal] ?? "/sign-in?set=1"));
	}

	return (
		<form action={act} onSubmit={submit} onInput={reconsider} className="flex flex-col gap-3" noValidate>
			<input type="hidden" name="token" value={token} />
			<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
			{isNameAsked ? (
				<TextField
					label={words.name}
					name="name"
					autoComplete="name"
					defaultValue={before?.name}
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
				help={format(words.help, { count: minLength })}
				error={problems.name ? null : problem}
				autoFocus={!isNameAsked}
				required
			/>
			<ShowPassword isShown={isShown} onChange={setIsShown} />
			{organisation === null ? null : <OwnLanguage />}
			{apiKeys > 0 ? <EndApiKeys count={apiKeys} /> : null}
			<Button type="submit" variant="primary" size="lg" isBusy={isBusy || isDone} className="w-full">
				{organisation === null ? words.action : format(words.join, { account: organisation })}
			</Button>
		</form>
	);
}

function ShowPassword({ isShown, onChange }: { isShown: boolean; onChange: (isShown: boolean) => void }) {
	const { choose: words } = useWords("entrance");
	return (
		<label className="-mt-1 mb-2 flex items-center gap-2.5 text-ink-soft">
			<input
				type="checkbox"
				className="size-4 accent-seal"
				checked={isShown}
				onChange={(event) => onChange(event.target.checked)}
			/>
			{words.show}
		</label>
	);
}

/** In which language they read the workplace and its emails. */
function OwnLanguage() {
	const { choose: words } = useWords("entrance");
	return (
		<FieldShell label={words.language} inputId="own-language">
			<select id="own-language" name="locale" defaultValue={useWordsLocale()} className={cx(CONTROL_CLASS, "h-11")}>
				{CATALOGUE_LOCALES.map((locale) => (
					<option key={locale} value={locale} lang={intlLocale(locale)}>
						{ownNameOf(locale)}
					</option>
				))}
			</select>
		</FieldShell>
	);
}

/** Keys work without the password; who sets a new one because somebody may know the old one wants to hear of it. */
function EndApiKeys({ count }: { count: number }) {
	const { choose: words } = useWords("entrance");
	return (
		<label className="mb-3 flex items-start gap-2.5 border-line border-t pt-4">
			<input type="checkbox" name="endApiKeys" className="mt-1 size-4 shrink-0 accent-seal" />
			<span>
				{format(words.endKeys, { count })}
				<span className="block text-ink-soft">{format(words.endKeysHelp, { count })}</span>
			</span>
		</label>
	);
}
