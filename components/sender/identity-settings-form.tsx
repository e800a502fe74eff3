"use client";

import { type FormEvent, useState } from "react";
import { RadioChoice } from "#components/developer/radio-choice.tsx";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Switch } from "#components/ui/switch.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { type IdentityVerifier, PICTURE_DAYS, PROVIDER_NAMES } from "#lib/contract/signing/identity-settings.ts";
import { format } from "#lib/i18n/message.ts";

type Values = { identityAcceptsMatches: boolean; identityPictureDays: number; identityVerifier: IdentityVerifier };
type Props = {
	/** choices: whom the operator has given access to. */
	now: Values & { choices: readonly IdentityVerifier[] };
	save: (input: Omit<Values, "identityVerifier"> & { identityVerifier?: IdentityVerifier }) => Promise<ActionAnswer>;
};

/** Who verifies, where there is a choice; whether anybody looks at what passes every check; how long pictures are kept. */
export function IdentitySettingsForm({ now, save }: Props) {
	const { identities: words } = useWords("settings");
	const { run, reconsider, isBusy, problem, problems } = useAction(save);
	const [accepts, setAccepts] = useState(now.identityAcceptsMatches);

	async function submit(event: FormEvent<HTMLFormElement>) {
		const given = new FormData(event.currentTarget);
		const days = Number(given.get("identityPictureDays"));
		const verifier = now.choices.find((one) => one === given.get("identityVerifier"));
		const chosen = verifier && verifier !== now.identityVerifier ? { identityVerifier: verifier } : {};
		const answer = await run({ identityAcceptsMatches: accepts, identityPictureDays: days, ...chosen });
		if (answer?.ok) toast(words.done);
	}

	return (
		<Form onSubmit={submit} onInput={reconsider} className="flex flex-col gap-4 p-4 sm:p-5">
			{now.choices.length > 1 ? <VerifierChoice now={now} /> : null}
			<label htmlFor="identity-accepts" className="flex cursor-pointer items-start justify-between gap-4">
				<span>
					<span className="block font-medium">{words.accepts}</span>
					<span className="block text-pretty text-ink-soft">{words.acceptsAbout}</span>
				</span>
				<Switch id="identity-accepts" checked={accepts} onChange={({ target }) => setAccepts(target.checked)} />
			</label>
			{accepts ? <Notice tone="warn">{words.acceptsMeans}</Notice> : null}
			<TextField
				label={words.days}
				name="identityPictureDays"
				type="number"
				inputMode="numeric"
				min={PICTURE_DAYS.from}
				max={PICTURE_DAYS.to}
				defaultValue={now.identityPictureDays}
				help={words.daysHelp}
				error={problems.identityPictureDays}
			/>
			<div aria-live="assertive">
				{problem && !problems.identityPictureDays ? <Notice tone="bad">{problem}</Notice> : null}
			</div>
			<div className="flex justify-end">
				<Button type="submit" variant="primary" isBusy={isBusy}>
					{words.save}
				</Button>
			</div>
		</Form>
	);
}

/** This product by itself, or a provider: each with what it finds and where the pictures are. */
function VerifierChoice({ now }: Pick<Props, "now">) {
	const { identities: words } = useWords("settings");
	return (
		<RadioChoice
			legend={words.verifier}
			name="identityVerifier"
			value={now.identityVerifier}
			options={now.choices.map((value) => {
				const provider = PROVIDER_NAMES[value];
				if (provider === null) return { value, label: words.builtIn, about: words.builtInAbout };
				return { value, label: provider, about: format(words.providerAbout, { provider }) };
			})}
		/>
	);
}
