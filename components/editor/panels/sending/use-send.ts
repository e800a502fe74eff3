"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { ownSigningLink } from "#components/editor/state/own-signing-link.ts";
import { toast } from "#components/ui/actions/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import { useOutcome } from "./use-outcome.ts";

type SendOptions = {
	/** Said when it is sent. */
	doneText: string;
	/** The sender is asked at once, and is led to sign. */
	signsNext: boolean;
};

/** Sends the draft, and leads on when it is sent. */
export function useSend(documentId: string, { doneText, signsNext }: SendOptions) {
	const { store } = useDeskItself();
	const router = useRouter();
	const [isLeading, setIsLeading] = useState(false);
	const { run, isBusy, problem } = useOutcome(useWords("editor").sending);

	async function done(sendAt: number | null): Promise<void> {
		if (signsNext && sendAt === null) {
			setIsLeading(true);
			const link = await ownSigningLink(documentId);
			if (link) return window.location.assign(link);
		}
		toast(doneText);
		router.push(`/documents/${documentId}`);
	}
	const send = (sendAt: number | null) =>
		run(
			() => store.send(sendAt),
			() => done(sendAt),
		);
	return { send, isBusy, problem, isLeading };
}
