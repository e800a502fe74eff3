"use client";

import { BellRing } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/toast.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { DocumentDetailsData, SignerDetails } from "./details.ts";
import type { DocumentVerbs } from "./document-actions.tsx";
import { Section } from "./section.tsx";
import { SignerRow } from "./signer-row.tsx";
import { UNREACHABLE } from "./unreachable.ts";

/** What can be done about one signer. */
export type SignerVerbs = {
	correctEmail: (input: { documentId: string; signerId: string; email: string }) => Promise<ActionAnswer>;
	copyLink: (input: { documentId: string; signerId: string }) => Promise<ActionAnswer<{ signLink: string }>>;
};

type Props = SignerVerbs & { details: DocumentDetailsData; remind: DocumentVerbs["remind"] };

/** Who has to sign and where each of them stands. */
export function SignerList({ details, remind, correctEmail, copyLink }: Props) {
	const router = useRouter();
	const [isBusy, setIsBusy] = useState(false);
	const canRemind = details.waitingFor.length > 0 && !details.disableEmails;

	async function sendReminder() {
		setIsBusy(true);
		const answer = await remind({ documentId: details.id, receiverEmails: [], message: "" }).catch(() => null);
		setIsBusy(false);
		if (answer?.ok) toast(`A reminder goes to ${new Intl.ListFormat("en").format(details.waitingFor)}.`);
		else toast(answer?.message ?? UNREACHABLE, "bad");
		router.refresh();
	}

	return (
		<Section
			title="Signers"
			aside={
				canRemind ? (
					<Button size="sm" icon={<BellRing size={16} aria-hidden="true" />} isBusy={isBusy} onClick={sendReminder}>
						Send reminder
					</Button>
				) : null
			}
		>
			<ul>
				{details.signers.map((signer: SignerDetails) => (
					<SignerRow
						key={signer.id}
						signer={signer}
						documentId={details.id}
						isDocumentOpen={details.isOpen}
						correctEmail={correctEmail}
						copyLink={copyLink}
					/>
				))}
			</ul>
		</Section>
	);
}
