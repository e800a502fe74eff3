"use client";

import { useState } from "react";
import { SettingsForm } from "#components/settings/settings-form.tsx";
import { SwitchLine } from "#components/settings/switch-line.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { RadioChoice } from "#components/ui/forms/radio-choice.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
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
	const { idVerification: words } = useWords("signingSettings");
	const action = useAction(save);
	const [accepts, setAccepts] = useState(now.identityAcceptsMatches);

	function submit(given: FormData) {
		const days = Number(given.get("identityPictureDays"));
		const verifier = now.choices.find((one) => one === given.get("identityVerifier"));
		const chosen = verifier && verifier !== now.identityVerifier ? { identityVerifier: verifier } : {};
		return action.run({ identityAcceptsMatches: accepts, identityPictureDays: days, ...chosen });
	}

	return (
		<SettingsForm label={words.heading} done={words.done} action={action} save={submit}>
			{now.choices.length > 1 ? <VerifierChoice now={now} /> : null}
			<SwitchLine
				name="identityAcceptsMatches"
				label={words.accepts}
				about={words.acceptsAbout}
				isOn={accepts}
				onSwitch={setAccepts}
			/>
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
				error={action.problems.identityPictureDays}
			/>
		</SettingsForm>
	);
}

/** Signet or a provider, each with what it checks and where the pictures are stored. */
function VerifierChoice({ now }: Pick<Props, "now">) {
	const { idVerification: words } = useWords("signingSettings");
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
