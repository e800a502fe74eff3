"use client";

import { Users } from "lucide-react";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { SignerDetails } from "../details.ts";
import { SignerRow, type SignerVerbs } from "./signer-row.tsx";

type Props = SignerVerbs & { signer: SignerDetails; documentId: string; isDocumentOpen: boolean };

/** A group of whom any one signs: its name, and below it each member with links and address of their own. */
export function GroupRow({ signer, ...verbs }: Props) {
	const words = useWords("document");
	const isReview = signer.type === "Reviewer";
	const acted = signer.members.find((one) => one.status === "Completed");
	const role = acted
		? format(isReview ? words.group.reviewed : words.group.signed, { name: acted.name })
		: format(isReview ? words.group.reviews : words.group.signs, { count: signer.members.length });
	return (
		<li className="border-line border-b px-4 pt-4 last:border-b-0 sm:px-5">
			<div className="flex items-start gap-3">
				<span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
					<Users size={16} aria-hidden="true" />
				</span>
				<div className="min-w-0 flex-1">
					<span className="break-words font-medium" dir="auto">
						{signer.name}
					</span>
					<p className="break-words text-ink-soft">
						{signer.order === null ? role : format(words.signers.inStep, { order: signer.order, role })}
					</p>
				</div>
			</div>
			<ul className="mt-2 ml-4 border-line border-l" aria-label={format(words.group.members, { name: signer.name })}>
				{signer.members.map((member) => (
					<SignerRow key={member.id} signer={member} {...verbs} />
				))}
			</ul>
		</li>
	);
}
