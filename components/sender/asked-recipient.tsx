"use client";

import { useState } from "react";
import { useAskedFor } from "#components/ui/use-asked-for.ts";
import { ChangeRecipientDialog, type ChangeRecipientVerb } from "./change-recipient-dialog.tsx";
import type { DocumentDetailsData } from "./details.ts";

/** What the address of a document's page says to ask who takes whose place. */
export const ASKED_RECIPIENT = "recipient";

type Props = { details: DocumentDetailsData; change: ChangeRecipientVerb };

/** Asks who takes whose place, where the address of the page says so and there is anybody whose place can be taken. */
export function AskedRecipient({ details, change }: Props) {
	const [isOpen, setIsOpen] = useState(false);
	useAskedFor((asked) => setIsOpen(asked === ASKED_RECIPIENT));
	const people = details.signers.flatMap((one) => (one.members.length > 0 ? one.members : [one]));
	const signers = people.filter(({ status }) => status === "NotCompleted");
	if (!isOpen || !details.isOpen || signers.length === 0) return null;
	return <ChangeRecipientDialog {...{ signers, change }} documentId={details.id} onClose={() => setIsOpen(false)} />;
}
