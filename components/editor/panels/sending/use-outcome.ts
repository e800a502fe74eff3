"use client";

import { useEffect, useRef, useState } from "react";
import type { SendOutcome } from "#components/editor/state/editor-store.ts";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";

/** The pauses before one asks again for an answer that was lost; the last one goes on. */
const AGAIN_MS = [2_000, 4_000, 8_000, 15_000];

type Words = Pick<Messages["editor"]["sending"], "outdated" | "outdatedBySomebody" | "notSaved" | "unknown">;

/** Does what ends the work on a desk, and asks again where no answer came: the server does it once. */
export function useOutcome(words: Words) {
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const isThere = useRef(true);
	useEffect(() => {
		isThere.current = true;
		return () => {
			isThere.current = false;
		};
	}, []);

	/** @param done what follows when it is done; the button stays busy while the page is left */
	async function run(act: () => Promise<SendOutcome>, done: () => Promise<void>): Promise<SendOutcome | null> {
		if (isBusy) return null;
		setIsBusy(true);
		setProblem(null);
		let outcome = await act();
		for (let time = 0; outcome.kind === "unknown" && isThere.current; time += 1) {
			setProblem(words.unknown);
			await new Promise((resolve) => setTimeout(resolve, AGAIN_MS[Math.min(time, AGAIN_MS.length - 1)]));
			outcome = await act();
		}
		if (isDone(outcome)) {
			await done();
			return outcome;
		}
		setIsBusy(false);
		setProblem(inWords(outcome, words));
		return outcome;
	}
	return { run, isBusy, problem, setProblem };
}

/** Also where the answer of the first time was lost. */
function isDone(outcome: SendOutcome): boolean {
	if (outcome.kind === "gone") return outcome.gone.status === "sent" || outcome.gone.status === "applied";
	return outcome.kind === "sent";
}

function inWords(outcome: SendOutcome, words: Words): string | null {
	switch (outcome.kind) {
		case "sent":
		// Each of them has a place of its own.
		case "conflicts":
		case "changed":
			return null;
		case "outdated":
			return outcome.by === null ? words.outdatedBySomebody : format(words.outdated, { name: outcome.by });
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
