import { useId } from "react";
import { cx } from "#components/ui/cx.ts";
import { Switch } from "#components/ui/forms/switch.tsx";
import { CONTROL_CLASS, FieldShell } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { IDENTITY_KINDS } from "#lib/contract/signing/identity-page.ts";
import { type IdentitySettings, NAME_MATCHERS, toggledKinds } from "#lib/contract/signing/identity-settings.ts";
import { format } from "#lib/i18n/message.ts";

type Props = {
	settings: IdentitySettings;
	/** Who compares faces; null: nobody. */
	provider: string | null;
	onChange: (settings: IdentitySettings) => void;
};

/** Which documents count, how near the name has to come, and whether files are taken. */
export function IdentityChoices({ settings, provider, onChange }: Props) {
	const words = useWords("document").proof.dialog.identity;
	const matcherId = useId();
	const liveId = useId();
	const faceId = useId();
	const holdId = useId();
	const { nameMatcher, requiresLiveCapture, requiresMatchingSelfie, holdsForPrefill } = settings;
	return (
		<>
			<KindChoice {...{ settings, onChange }} />
			<FieldShell label={words.matcher} inputId={matcherId}>
				<select
					id={matcherId}
					value={nameMatcher}
					onChange={({ target }) => {
						const chosen = NAME_MATCHERS.find((one) => one === target.value);
						if (chosen) onChange({ ...settings, nameMatcher: chosen });
					}}
					className={cx(CONTROL_CLASS, "h-11")}
				>
					{NAME_MATCHERS.map((one) => (
						<option key={one} value={one}>
							{words.matchers[one]}
						</option>
					))}
				</select>
			</FieldShell>
			<SwitchLine
				id={liveId}
				label={words.live}
				about={words.liveAbout}
				isOn={requiresLiveCapture}
				onSwitch={(isOn) => onChange({ ...settings, requiresLiveCapture: isOn })}
			/>
			{provider !== null || requiresMatchingSelfie ? (
				<SwitchLine
					id={faceId}
					label={words.selfie}
					about={provider === null ? words.selfieGone : format(words.selfieAbout, { provider })}
					isOn={requiresMatchingSelfie}
					onSwitch={(isOn) => onChange({ ...settings, requiresMatchingSelfie: isOn })}
				/>
			) : null}
			<SwitchLine
				id={holdId}
				label={words.hold}
				about={words.holdAbout}
				isOn={holdsForPrefill}
				onSwitch={(isOn) => onChange({ ...settings, holdsForPrefill: isOn })}
			/>
		</>
	);
}

/** What may be shown; one kind at least. */
function KindChoice({ settings, onChange }: Pick<Props, "settings" | "onChange">) {
	const words = useWords("document").proof.dialog.identity;
	const { allowedKinds } = settings;
	return (
		<fieldset>
			<legend className="mb-2 font-medium">{words.kinds}</legend>
			<div className="flex flex-wrap gap-x-5 gap-y-1">
				{IDENTITY_KINDS.map((kind) => (
					<label key={kind} className="flex min-h-9 cursor-pointer items-center gap-2.5 max-sm:min-h-11">
						<input
							type="checkbox"
							checked={allowedKinds.includes(kind)}
							// One is left in any case: with none nobody could show anything.
							disabled={allowedKinds.length === 1 && allowedKinds.includes(kind)}
							onChange={() => onChange({ ...settings, allowedKinds: toggledKinds(allowedKinds, kind) })}
							className="size-5 shrink-0 accent-seal"
						/>
						{words.kindNames[kind]}
					</label>
				))}
			</div>
		</fieldset>
	);
}

type LineProps = { id: string; label: string; about: string; isOn: boolean; onSwitch: (isOn: boolean) => void };

function SwitchLine({ id, label, about, isOn, onSwitch }: LineProps) {
	return (
		<label htmlFor={id} className="-mt-3 flex min-h-11 cursor-pointer items-center justify-between gap-3">
			<span className="min-w-0">
				<span className="block font-medium">{label}</span>
				<span className="block text-ink-soft">{about}</span>
			</span>
			<Switch id={id} checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
		</label>
	);
}
