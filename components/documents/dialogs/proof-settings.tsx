import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { suggestCode } from "#components/ui/forms/suggest-code.ts";
import { CONTROL_CLASS, FieldShell, TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { PROOF_FREQUENCIES } from "#lib/contract/signing/proof-page.ts";
import { format } from "#lib/i18n/message.ts";
import type { SignerDetails } from "../details.ts";
import { IdentityChoices } from "../identity/identity-choices.tsx";
import type { WantedProof } from "../proof-verbs.ts";

type Props = {
	wanted: WantedProof;
	signer: SignerDetails;
	/** Who compares faces with identity documents; null: nobody. */
	provider: string | null;
	/** By field. */
	problems: Record<string, string>;
	onChange: (set: Partial<WantedProof>) => void;
};

const TRIES = Array.from({ length: 10 }, (_, index) => index + 1);

/** What belongs to the way that was chosen: the code, the phone, how often and how long. */
export function ProofSettings({ wanted, signer, provider, problems, onChange }: Props) {
	const words = useWords("document").proof.dialog;
	const isSet = signer.proof?.method === "AccessCode";
	const isAnew = isSet && (signer.proof?.tries !== wanted.tries || signer.proof?.frequency !== wanted.frequency);
	return (
		<>
			{wanted.method === "AccessCode" ? (
				<div className="flex items-start gap-2">
					<div className="min-w-0 flex-1">
						<TextField
							label={isSet ? words.anotherCode : words.code}
							name="AccessCode"
							value={wanted.accessCode}
							maxLength={50}
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							onChange={({ target }) => onChange({ accessCode: target.value })}
							help={isAnew ? words.codeAnew : isSet ? words.keepAbout : words.codeAbout}
							error={problems.AccessCode}
						/>
					</div>
					<Button size="lg" className="mt-6.5" onClick={() => onChange({ accessCode: suggestCode() })}>
						{words.suggest}
					</Button>
				</div>
			) : null}
			{wanted.method === "SMSOTP" ? (
				<TextField
					label={words.phone}
					name="PhoneNumber"
					type="tel"
					dir="ltr"
					value={wanted.phone}
					maxLength={40}
					placeholder={words.phoneExample}
					autoComplete="off"
					onChange={({ target }) => onChange({ phone: target.value })}
					error={problems.PhoneNumber}
				/>
			) : null}
			{wanted.method === "IdVerification" ? (
				<IdentityChoices
					settings={wanted.identity}
					provider={provider}
					onChange={(identity) => onChange({ identity })}
				/>
			) : null}
			<Limits {...{ wanted, onChange }} />
			{signer.proof?.provedAt ? <p className="text-ink-soft">{format(words.anew, { name: signer.name })}</p> : null}
		</>
	);
}

function Limits({ wanted, onChange }: Pick<Props, "wanted" | "onChange">) {
	const words = useWords("document").proof.dialog;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
			<Choice
				label={words.frequency}
				value={wanted.frequency}
				options={PROOF_FREQUENCIES.map((value) => ({ value, label: words.frequencies[value] }))}
				onChoose={(frequency) => onChange({ frequency })}
			/>
			<Choice
				label={words.tries}
				value={String(wanted.tries)}
				options={TRIES.map((count) => ({ value: String(count), label: String(count) }))}
				onChoose={(tries) => onChange({ tries: Number(tries) })}
			/>
		</div>
	);
}

type ChoiceProps<V extends string> = {
	label: string;
	value: V;
	options: readonly { value: V; label: string }[];
	onChoose: (value: V) => void;
};

function Choice<V extends string>({ label, value, options, onChoose }: ChoiceProps<V>) {
	const id = useId();
	return (
		<FieldShell label={label} inputId={id}>
			<select
				id={id}
				value={value}
				onChange={({ target }) => {
					const chosen = options.find((option) => option.value === target.value);
					if (chosen) onChoose(chosen.value);
				}}
				className={cx(CONTROL_CLASS, "h-11")}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</FieldShell>
	);
}
