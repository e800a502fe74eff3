"use client";

import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { DocumentDetailsData, SignerDetails } from "./details.ts";
import { Section } from "./section.tsx";
import { SignerRow } from "./signer-row.tsx";

/** What can be done about one signer. */
export type SignerVerbs = {
	correctEmail: (input: { documentId: string; signerId: string; email: string }) => Promise<ActionAnswer>;
	copyLink: (input: { documentId: string; signerId: string }) => Promise<ActionAnswer<{ signLink: string }>>;
};

type Props = SignerVerbs & { details: DocumentDetailsData };

/** Who has to sign and where each of them stands. */
export function SignerList({ details, correctEmail, copyLink }: Props) {
	return (
		<Section
			title={details.signers.length === 1 ? "1 signer" : `${details.signers.length} signers`}
			aside={<Done details={details} />}
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

function Done({ details }: { details: DocumentDetailsData }) {
	if (details.signers.length < 2) return null;
	const done = details.signers.filter((one) => one.status === "Completed").length;
	return <span className="shrink-0 text-ink-soft tabular-nums">{`${done} of ${details.signers.length} done`}</span>;
}
