import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { SwitchRow } from "#components/panels/switch-row.tsx";
import { useWords } from "#components/ui/words.tsx";
import { IDENTITY_KINDS } from "#lib/contract/signing/identity-page.ts";
import { type IdentitySettings, NAME_MATCHERS, toggledKinds } from "#lib/contract/signing/identity-settings.ts";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../editor-facts.tsx";

type Props = { settings: IdentitySettings; onChange: (settings: IdentitySettings) => void };

/** Which documents count, how near the name has to come, and whether files are taken. */
export function IdentityInputs({ settings, onChange }: Props) {
	const words = useWords("editor").panels.recipients.form.proof.identity;
	const { identityProvider: provider } = useDeskFacts();
	const { allowedKinds, nameMatcher, requiresLiveCapture, requiresMatchingSelfie, holdsForPrefill } = settings;
	return (
		<>
			<fieldset>
				<legend className="text-ink-soft text-xs">{words.kinds}</legend>
				{IDENTITY_KINDS.map((kind) => (
					<label key={kind} className="flex min-h-8 cursor-pointer items-center gap-2 max-md:min-h-11">
						<input
							type="checkbox"
							checked={allowedKinds.includes(kind)}
							disabled={allowedKinds.length === 1 && allowedKinds.includes(kind)}
							onChange={() => onChange({ ...settings, allowedKinds: toggledKinds(allowedKinds, kind) })}
							className="size-4 shrink-0 accent-seal max-md:size-5"
						/>
						{words.kindNames[kind]}
					</label>
				))}
			</fieldset>
			<ChoiceInput
				label={words.matcher}
				value={nameMatcher}
				options={NAME_MATCHERS.map((value) => ({ value, label: words.matchers[value] }))}
				onChoose={(chosen) => onChange({ ...settings, nameMatcher: chosen })}
			/>
			<SwitchRow
				label={words.live}
				about={words.liveAbout}
				isOn={requiresLiveCapture}
				onSwitch={(isOn) => onChange({ ...settings, requiresLiveCapture: isOn })}
			/>
			{provider !== null || requiresMatchingSelfie ? (
				<SwitchRow
					label={words.selfie}
					about={provider === null ? words.selfieGone : format(words.selfieAbout, { provider })}
					isOn={requiresMatchingSelfie}
					onSwitch={(isOn) => onChange({ ...settings, requiresMatchingSelfie: isOn })}
				/>
			) : null}
			<SwitchRow
				label={words.hold}
				about={words.holdAbout}
				isOn={holdsForPrefill}
				onSwitch={(isOn) => onChange({ ...settings, holdsForPrefill: isOn })}
			/>
		</>
	);
}
