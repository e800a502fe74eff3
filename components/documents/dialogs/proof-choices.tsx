import { useId } from "react";
import { useWords } from "#components/ui/words.tsx";
import { hasOwnAddress } from "#lib/contract/documents/sending/own-address.ts";
import { PROOF_METHODS, type ProofMethod } from "#lib/contract/signing/proof-page.ts";
import { formatAny } from "#lib/i18n/message.ts";
import type { SignerDetails } from "../details.ts";

type Method = "None" | ProofMethod;
type Props = {
	signer: SignerDetails;
	/** The plan has text messages. */
	hasSms: boolean;
	value: Method;
	onChoose: (method: Method) => void;
};

/** What somebody may be asked for; what there is no address for is not offered. */
export function ProofChoices({ signer, hasSms, value, onChoose }: Props) {
	const words = useWords("document").proof.dialog;
	const group = useId();
	const isPossible = (method: ProofMethod) => {
		// The host of a signing in person sees who it is.
		if (method === "IdVerification") return signer.type !== "InPersonSigner";
		return method !== "EmailOTP" || hasOwnAddress(signer);
	};
	const offered = PROOF_METHODS.filter((method) => isPossible(method) || value === method);
	// What is asked for already stands there, to be put right.
	const isLacking = (method: Method) => method === "SMSOTP" && !hasSms && signer.proof?.method !== method;
	return (
		<fieldset className="flex flex-col gap-2">
			<legend className="mb-2 font-medium">{words.method}</legend>
			{(["None", ...offered] as const).map((method) => (
				<label
					key={method}
					className="flex cursor-pointer items-start gap-3 rounded-control border border-line px-3.5 py-2.5 hover:border-line-strong has-disabled:cursor-default has-checked:border-seal has-disabled:border-line has-checked:bg-seal-soft"
				>
					<input
						type="radio"
						name={group}
						value={method}
						checked={value === method}
						disabled={isLacking(method)}
						onChange={() => onChoose(method)}
						className="mt-0.5 size-5 shrink-0 accent-seal"
					/>
					<span className="min-w-0">
						<span className="block font-medium">{words.choices[method].name}</span>
						<span className="block break-words text-ink-soft">
							{isLacking(method) ? words.noSms : formatAny(words.choices[method].about, { address: signer.email })}
						</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}
