"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useDeskItself } from "#components/desk/state/desk-context.tsx";
import type { SendOutcome } from "#components/desk/state/desk-store.ts";
import { ownSigningPath } from "#components/desk/state/own-signing-path.ts";
import { toast } from "#components/ui/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";

/** The pauses before one asks again for an answer that was lost; the last one goes on. */
const AGAIN_MS = [2_000, 4_000, 8_000, 15_000];

type SendOptions = {
	/** Said when it is sent. */
	doneText: string;
	/** The sender is asked at once, and is led to sign. */
	signsNext: boolean;
};

/** Sends the draft, and asks again where no answer came: the server sends a version once. */
export function useSend(documentId: string, { doneText, signsNext }: SendOptions) {
	const words = useWords("desk").sending;
	const { store } = useDeskItself();
	const router = useRouter();
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [isLeading, setIsLeading] = useState(false);
	const isThere = useRef(true);
	useEffect(() => {
		isThere.current = true;
		return () => {
			isThere.current = false;
		};
	}, []);

	async function done(sendAt: number | null): Promise<void> {
		if (signsNext && sendAt === null) {
			setIsLeading(true);
			const path = await ownSigningPath(documentId);
			if (path) return window.location.assign(path);
		}
		toast(doneText);
		router.push(`/documents/${documentId}`);
	}
	async function send(sendAt: number | null): Promise<void> {
		if (isBusy) return;
		setIsBusy(true);
		setProblem(null);
		let outcome = await store.send(sendAt);
		for (let time = 0; outcome.kind === "unknown" && isThere.current; time += 1) {
			setProblem(words.unknown);
			await new Promise((resolve) => setTimeout(resolve, AGAIN_MS[Math.min(time, AGAIN_MS.length - 1)]));
			outcome = await store.send(sendAt);
		}
		const isSent = outcome.kind === "sent" || (outcome.kind === "gone" && outcome.gone.status === "sent");
		// The button stays busy while the page is left.
		if (isSent) return done(sendAt);
		setIsBusy(false);
		setProblem(inWords(outcome, words));
	}
	return { send, isBusy, problem, isLeading };
}

type Words = Record<"outdated" | "outdatedBySomebody" | "notSaved" | "unknown", string>;

function inWords(outcome: SendOutcome, words: Words): string | null {
	switch (outcome.kind) {
		case "sent":
			return null;
		case "outdated":
			return outcome.by === null ? words.outdatedBySomebody : fill(words.outdated, { name: outcome.by });
		case "problems":
		case "refused":
			return outcome.message;
		case "notSaved":
			return words.notSaved;
		case "unknown":
			return words.unknown;
		case "gone":
			return outcome.gone.message;
	}
}
