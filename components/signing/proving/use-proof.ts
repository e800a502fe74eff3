"use client";

import { useCallback, useState } from "react";
import type { ProofAnswer, ProofOutcome, ProofProgress } from "#lib/contract/signing/proof-page.ts";
import { noteOwnWay } from "../in-person/own-way.ts";
import { type CallResult, signingClient } from "../saving/signing-client.ts";
import { afterAnswer, afterNews, type ProofState } from "./proof-state.ts";
import type { ProofPageData } from "./proof-words.ts";
import { useCodeDelivery } from "./use-code-delivery.ts";

/** Under way: a code is looked at, or sent. */
type Doing = "looking" | "sending" | null;

/** The proof of one page: how far it is, and the two calls that lead on. */
export function useProof(token: string, page: ProofPageData, said: ProofOutcome | null) {
	const [state, setState] = useState<ProofState>(() => ({
		...{ triesLeft: page.triesLeft, isLocked: page.isLocked, code: page.code },
		outcome: said,
		isAgain: false,
	}));
	const [doing, setDoing] = useState<Doing>(null);
	const [failed, setFailed] = useState<Extract<CallResult<ProofAnswer>, { ok: false }> | null>(null);

	const hear = useCallback(
		({ isOver, ...news }: ProofProgress) => {
			if (isOver) loadAgain(token);
			// What was done last has its own words, which this does not change.
			else setState((before) => afterNews(before, news));
		},
		[token],
	);
	useCodeDelivery(token, state.code, hear);

	async function call(what: Exclude<Doing, null>, path: string, body: object): Promise<ProofOutcome | null> {
		if (doing !== null) return null;
		setDoing(what);
		setFailed(null);
		const result = await signingClient(`/sign/${token}`).post<ProofAnswer>(path, body);
		const outcome = result.ok ? result.value.outcome : null;
		// Until the page is there, this one stays as it is.
		if (outcome === "proved" || outcome === "over" || (!result.ok && result.reason === "state")) {
			loadAgain(token);
			return outcome;
		}
		setDoing(null);
		if (result.ok) setState((before) => afterAnswer(before, result.value));
		else setFailed(result);
		return outcome;
	}

	return {
		state,
		doing,
		failed,
		give: (code: string) => call("looking", "proof", { code }),
		send: () => call("sending", "proof/send", {}),
	};
}

/** What comes next is the server's to say. */
function loadAgain(token: string): void {
	noteOwnWay(token);
	window.location.replace(`/sign/${token}`);
}
