"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Section } from "#components/ui/section.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { DocumentDetailsData, SignerDetails } from "../details.ts";
import { doneText } from "../done-text.ts";
import { GroupRow } from "./group-row.tsx";
import { SignerRow, type SignerVerbs } from "./signer-row.tsx";

type Props = SignerVerbs & { details: DocumentDetailsData };

const SHOWN = 8;

/** Who has to sign and where each of them stands. */
export function SignerList({ details, ...verbs }: Props) {
	const words = useWords("document").signers;
	const [isWhole, setIsWhole] = useState(false);
	const first =
		isWhole || details.signers.length <= SHOWN + 2 ? details.signers : openFirst(details.signers).slice(0, SHOWN);
	return (
		<Section title={format(words.count, { count: details.signers.length })} aside={<Done details={details} />}>
			<ul>
				{first.map((signer) => {
					const Row = signer.members.length > 0 ? GroupRow : SignerRow;
					return (
						<Row key={signer.id} signer={signer} documentId={details.id} isDocumentOpen={details.isOpen} {...verbs} />
					);
				})}
			</ul>
			{first.length < details.signers.length ? (
				<div className="border-line border-t px-4 py-3 sm:px-5">
					<Button size="sm" onClick={() => setIsWhole(true)}>
						{format(words.showAll, { count: details.signers.length })}
					</Button>
				</div>
			) : null}
		</Section>
	);
}

/** Those who have to act stand before those who have. */
function openFirst(signers: SignerDetails[]): SignerDetails[] {
	const isOpen = (signer: SignerDetails) => signer.status === "NotCompleted";
	return [...signers.filter(isOpen), ...signers.filter((signer) => !isOpen(signer))];
}

function Done({ details }: { details: DocumentDetailsData }) {
	const { done } = useWords("documents");
	const signers = details.signers.map(({ status, type }) => ({
		isDone: status === "Completed",
		isReviewer: type === "Reviewer",
	}));
	if (details.signers.length < 2 || details.sentAt === null) return null;
	return <span className="shrink-0 text-ink-soft tabular-nums">{doneText(signers, done)}</span>;
}
