"use client";

import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { SignerDetails } from "../details.ts";
import { ProofDialog } from "../dialogs/proof-dialog.tsx";
import type { ProofVerbs } from "../proof-verbs.ts";

type Props = { signer: SignerDetails; documentId: string; verbs: ProofVerbs; look: "icon" | "words" };

/** What somebody has to give before the document opens. */
export function ChangeProof({ signer, documentId, verbs, look }: Props) {
	const words = useWords("document").proof;
	const [isOpen, setIsOpen] = useState(false);
	const shield = <ShieldCheck size={16} aria-hidden="true" />;
	const name = { name: signer.name };
	return (
		<>
			{look === "icon" ? (
				<Button
					size="sm"
					variant="ghost"
					icon={shield}
					aria-label={format(words.changeOf, name)}
					title={words.change}
					onClick={() => setIsOpen(true)}
				/>
			) : (
				<Button size="sm" aria-label={format(words.otherOf, name)} onClick={() => setIsOpen(true)}>
					{words.other}
				</Button>
			)}
			{isOpen ? <ProofDialog {...{ signer, documentId, verbs }} onClose={() => setIsOpen(false)} /> : null}
		</>
	);
}
