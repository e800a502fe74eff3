"use client";

import { useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Moment } from "#components/ui/time/moment.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { TimeDialog } from "../dialogs/time-dialog.tsx";

/** `expiresAt` in unix seconds: later than now set, never sooner. */
export type Extend = (input: { documentId: string; expiresAt: number }) => Promise<ActionAnswer>;

type Props = { details: { id: string; expiresAt: string }; extend: Extend };

/** When a document expires or did, and how signers get more time. */
export function ExpiryFact({ details: { id, expiresAt }, extend }: Props) {
	const words = useWords("document").expiry;
	const { expiry: dialog } = useWords("documents");
	const locale = useWordsLocale();
	const [isAsking, setIsAsking] = useState(false);
	const opener = useRef<HTMLElement | null>(null);
	return (
		<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<Moment at={expiresAt} locale={locale} style="minute" />
			<Button
				size="sm"
				className="max-md:min-h-11"
				onClick={({ currentTarget }) => {
					opener.current = currentTarget;
					setIsAsking(true);
				}}
			>
				{words.change}
			</Button>
			{isAsking ? (
				<TimeDialog
					words={dialog}
					now={expiresAt}
					field="NewExpiryValue"
					change={(seconds) => extend({ documentId: id, expiresAt: seconds })}
					opener={opener}
					onClose={() => setIsAsking(false)}
				/>
			) : null}
		</span>
	);
}
