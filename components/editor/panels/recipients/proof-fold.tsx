import { Locked } from "#components/editor/correcting/locked-note.tsx";
import { useIsCorrecting } from "#components/editor/correcting/use-locks.ts";
import { ChoiceInput } from "#components/panels/choice-input.tsx";
import { Fold } from "#components/panels/fold.tsx";
import { useWords } from "#components/ui/words.tsx";
import { USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import {
	PROOF_FREQUENCIES,
	PROOF_METHODS,
	type ProofMethod,
	usualFrequency,
} from "#lib/contract/signing/proof-page.ts";
import type { DraftAuthentication, DraftRecipient } from "#lib/draft/draft-state.ts";
import { isOneOfSeveral } from "#lib/draft/entered-people.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { AccessCodeInput } from "./access-code-input.tsx";
import { IdentityInputs } from "./identity-inputs.tsx";
import { PhoneInput } from "./phone-input.tsx";

type Props = {
	id: string;
	recipient: DraftRecipient;
	name: string;
	change: (set: Partial<DraftRecipient>, run?: string) => void;
};

/** How often a wrong code may be given where nobody says. */
const USUAL_TRIES = 5;
const TRIES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

/** What somebody has to give, beyond the link, before they see anything of the document. */
export function ProofFold({ id, recipient, name, change }: Props) {
	const words = useWords("editor").panels.recipients.form.proof;
	const { why } = useWords("editor").correcting.fixed;
	const { form } = useWords("editor").template;
	const { hasSms, template } = useDeskFacts();
	const { authentication, deliveryMode } = recipient;
	const chosen = authentication?.method ?? "None";
	const isPossible = (one: ProofMethod) => {
		// The host of a signing in person sees who it is.
		if (one === "IdVerification") return recipient.type !== "InPersonSigner";
		return one !== "SMSOTP" || !isOneOfSeveral(recipient);
	};
	const methods = PROOF_METHODS.filter((one) => isPossible(one) || chosen === one);
	// What one has chosen already stands there, to be put right.
	const isUnsendable = (one: "None" | ProofMethod) => one === "SMSOTP" && !hasSms && chosen !== one;
	const note = chosen === "None" ? undefined : words.about[chosen];
	const choose = (method: "None" | ProofMethod) =>
		change({
			authentication:
				method === "None"
					? null
					: { method, tries: authentication?.tries ?? null, frequency: authentication?.frequency ?? null },
		});
	return (
		<Fold id="desk-proof" title={words.title} summary={words.short[chosen]}>
			<Locked why={useIsCorrecting() ? why.authentication : null}>
				<ChoiceInput
					label={words.method}
					value={chosen}
					options={(["None", ...methods] as const).map((value) => ({
						value,
						label: isUnsendable(value) ? words.noSms : words.methods[value],
						isDisabled: isUnsendable(value),
					}))}
					onChoose={choose}
					note={note}
				/>
				{chosen === "AccessCode" && !template ? <AccessCodeInput {...{ id, recipient, name }} /> : null}
				{chosen === "AccessCode" && template ? <p className="text-ink-soft text-xs">{form.code}</p> : null}
				{chosen === "SMSOTP" && deliveryMode === "Email" ? <PhoneInput {...{ recipient, change }} /> : null}
				{authentication?.method === "IdVerification" ? (
					<IdentityInputs
						settings={authentication.identity ?? USUAL_IDENTITY}
						onChange={(identity) => change({ authentication: { ...authentication, identity } })}
					/>
				) : null}
				{authentication ? <ProofLimits {...{ authentication, change }} /> : null}
			</Locked>
		</Fold>
	);
}

type LimitsProps = Pick<Props, "change"> & { authentication: DraftAuthentication };

/** How long a proof counts, and how often a code may be wrong. */
function ProofLimits({ authentication, change }: LimitsProps) {
	const words = useWords("editor").panels.recipients.form.proof;
	const { method, tries, frequency } = authentication;
	const set = (part: Partial<DraftAuthentication>) => change({ authentication: { ...authentication, ...part } });
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_4.5rem] gap-2">
			<ChoiceInput
				label={words.frequency}
				value={frequency ?? usualFrequency(method)}
				options={PROOF_FREQUENCIES.map((value) => ({ value, label: words.frequencies[value] }))}
				onChoose={(chosen) => set({ frequency: chosen })}
			/>
			<ChoiceInput
				label={words.tries}
				value={TRIES[(tries ?? USUAL_TRIES) - 1] ?? null}
				options={TRIES.map((value) => ({ value, label: value }))}
				onChoose={(chosen) => {
					const count = Number(chosen);
					set({ tries: count === USUAL_TRIES ? null : count });
				}}
			/>
		</div>
	);
}
