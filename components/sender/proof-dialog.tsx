"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { IDENTITY_KINDS } from "#lib/contract/signing/identity-page.ts";
import { USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { SignerDetails } from "./details.ts";
import { ProofChoices } from "./proof-choices.tsx";
import { ProofSettings } from "./proof-settings.tsx";
import type { ProofVerbs, WantedProof } from "./proof-verbs.ts";

type Props = { signer: SignerDetails; documentId: string; verbs: ProofVerbs; onClose: () => void };

/** Decides what a signer has to give before the document opens: adds it, changes it, takes it away. */
export function ProofDialog({ signer, documentId, verbs, onClose }: Props) {
	const { proof: all } = useWords("document");
	const words = all.dialog;
	const router = useRouter();
	const [wanted, setWanted] = useState(() => wantedOf(signer));
	const [missing, setMissing] = useState<Lacking>({});
	const { run, reconsider, isBusy, problem, problems } = useAction((input: WantedProof) =>
		act(input, signer, documentId, verbs),
	);
	const name = { name: signer.name };
	const isRemoval = signer.proof !== null && wanted.method === "None";

	async function submit() {
		const change = changeOf(wanted, signer);
		const lacking = lackingOf(wanted, change, words);
		setMissing(lacking);
		if (Object.keys(lacking).length > 0) return;
		if (change === "nothing") return onClose();
		const answer = await run(wanted);
		if (!answer?.ok) return;
		onClose();
		toast(fill(change === "remove" ? all.removed : change === "code" ? all.codeChanged : all.saved, name));
		router.refresh();
	}

	return (
		<FormDialog
			{...{ isBusy, onClose }}
			title={fill(words.title, name)}
			description={fill(words.about, name)}
			cancel={words.cancel}
			action={isRemoval ? words.remove : words.save}
			isDanger={isRemoval}
			problem={problems[FIELD_OF[wanted.method]] ? null : problem}
			onSubmit={() => void submit()}
			onInput={reconsider}
		>
			<ProofChoices
				signer={signer}
				hasSms={verbs.mayText}
				value={wanted.method}
				onChoose={(method) => setWanted({ ...wanted, method })}
			/>
			{wanted.method === "None" ? null : (
				<ProofSettings
					{...{ wanted, signer }}
					provider={verbs.identityProvider}
					problems={{ ...problems, ...missing }}
					onChange={(set) => {
						setWanted({ ...wanted, ...set });
						setMissing({});
					}}
				/>
			)}
		</FormDialog>
	);
}

/** Where a refusal stands by itself. */
const FIELD_OF: Record<WantedProof["method"], string> = {
	None: "",
	AccessCode: "AccessCode",
	EmailOTP: "",
	SMSOTP: "PhoneNumber",
	IdVerification: "",
};

/** How often a wrong code may be given where nobody says otherwise. */
const USUAL_TRIES = 5;

function wantedOf({ proof, phone }: SignerDetails): WantedProof {
	return {
		method: proof?.method ?? "None",
		accessCode: "",
		phone: phone?.trim() ?? "",
		tries: proof?.tries ?? USUAL_TRIES,
		frequency: proof?.frequency ?? "EveryAccess",
		identity: proof?.identitySettings ?? USUAL_IDENTITY,
	};
}

type Change = "nothing" | "ask" | "code" | "remove";

function changeOf(wanted: WantedProof, signer: SignerDetails): Change {
	const { method, tries, frequency, accessCode, phone } = wanted;
	const { proof } = signer;
	if (method === "None") return proof ? "remove" : "nothing";
	const isSame = proof?.method === method && proof.tries === tries && proof.frequency === frequency;
	if (!isSame) return "ask";
	if (method === "IdVerification") return isSameIdentity(wanted, signer) ? "nothing" : "ask";
	if (method === "AccessCode") return accessCode.trim() === "" ? "nothing" : "code";
	return method === "SMSOTP" && phone.trim() !== wantedOf(signer).phone ? "ask" : "nothing";
}

function isSameIdentity({ identity }: WantedProof, signer: SignerDetails): boolean {
	const before = wantedOf(signer).identity;
	const isSameKinds = IDENTITY_KINDS.every(
		(kind) => identity.allowedKinds.includes(kind) === before.allowedKinds.includes(kind),
	);
	const isSameWay = identity.requiresLiveCapture === before.requiresLiveCapture;
	const isSameFace = identity.requiresMatchingSelfie === before.requiresMatchingSelfie;
	const isSameHold = identity.holdsForPrefill === before.holdsForPrefill;
	return isSameKinds && isSameWay && isSameFace && isSameHold && identity.nameMatcher === before.nameMatcher;
}

/** By the parts that the server names. */
type Lacking = Partial<Record<"AccessCode" | "PhoneNumber", string>>;
type LackingWords = { codeMissing: string; phoneMissing: string };

function lackingOf({ method, accessCode, phone }: WantedProof, change: Change, words: LackingWords): Lacking {
	if (change !== "ask") return {};
	if (method === "AccessCode" && accessCode.trim() === "") return { AccessCode: words.codeMissing };
	return method === "SMSOTP" && phone.trim() === "" ? { PhoneNumber: words.phoneMissing } : {};
}

function act(wanted: WantedProof, signer: SignerDetails, documentId: string, verbs: ProofVerbs): Promise<ActionAnswer> {
	const whom = { documentId, signerId: signer.id };
	const { method, accessCode, phone, tries, frequency, identity } = wanted;
	if (method === "None") return verbs.remove(whom);
	if (changeOf(wanted, signer) === "code") return verbs.changeCode({ ...whom, accessCode });
	return verbs.ask({
		...{ ...whom, method, frequency, tries },
		accessCode: method === "AccessCode" ? accessCode : null,
		phone: method === "SMSOTP" ? phone : null,
		identity: method === "IdVerification" ? identity : null,
	});
}
