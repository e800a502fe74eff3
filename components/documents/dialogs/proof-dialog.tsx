"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import type { SignerDetails } from "../details.ts";
import type { ProofVerbs, WantedProof } from "../proof-verbs.ts";
import { ProofChoices } from "./proof-choices.tsx";
import { ProofSettings } from "./proof-settings.tsx";
import { changeOf, type ProofStep, wantedBy, wantedOf } from "./wanted-proof.ts";

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
		toast(format(change === "remove" ? all.removed : change === "code" ? all.codeChanged : all.saved, name));
		router.refresh();
	}

	return (
		<FormDialog
			{...{ isBusy, onClose }}
			title={format(words.title, name)}
			description={format(words.about, name)}
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
				onChoose={(method) => setWanted(wantedBy(method, wanted, signer))}
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

/** By the parts that the server names. */
type Lacking = Partial<Record<"AccessCode" | "PhoneNumber", string>>;
type LackingWords = { codeMissing: string; phoneMissing: string };

function lackingOf({ method, accessCode, phone }: WantedProof, change: ProofStep, words: LackingWords): Lacking {
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
