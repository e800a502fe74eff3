"use client";

import { useCallback, useState } from "react";
import type {
	IdentityAnswer,
	IdentityOutcome,
	IdentityPicture,
	IdentityProgress,
	PictureSource,
} from "#lib/contract/signing/identity-page.ts";
import type { PhoneLink } from "#lib/contract/signing/phone-link.ts";
import { type CallResult, signingClient } from "../saving/signing-client.ts";
import type { IdentityPageData } from "./identity-words.ts";
import { useFollowing } from "./use-following.ts";
import { useProvider } from "./use-provider.ts";

type Failed = Extract<CallResult<IdentityAnswer>, { ok: false }>;

/** Showing who one is: how far it is, and the calls that lead on. */
export type Identity = ReturnType<typeof useIdentity>;

/** @param said what came of a form that was sent without scripts; null: nothing was */
export function useIdentity(token: string, page: IdentityPageData, said: IdentityOutcome | null) {
	const [client] = useState(() => signingClient(`/sign/${token}/identity`));
	const [progress, setProgress] = useState<IdentityProgress>(() => progressOf(page));
	const [outcome, setOutcome] = useState(said);
	const [isBusy, setIsBusy] = useState(false);
	const [failed, setFailed] = useState<Failed | null>(null);
	const [isOnPhone, setIsOnPhone] = useState(false);

	const take = useCallback(
		(answer: IdentityAnswer) => {
			if (answer.progress === null || answer.outcome === "over") window.location.replace(`/sign/${token}`);
			else setProgress((before) => sameOr(before, answer.progress));
		},
		[token],
	);
	useFollowing({ client, stage: progress.stage, isOnPhone, onNews: take });

	async function call(ask: () => Promise<CallResult<IdentityAnswer>>): Promise<IdentityOutcome | null> {
		if (isBusy) return null;
		setIsBusy(true);
		setFailed(null);
		const result = await ask();
		if (!result.ok && result.reason === "state") {
			window.location.replace(`/sign/${token}`);
			return null;
		}
		// Until the next page is there, this one stays as it is.
		setIsBusy(result.ok && result.value.progress === null);
		if (!result.ok) {
			setFailed(result);
			return null;
		}
		setOutcome(result.value.outcome);
		take(result.value);
		return result.value.outcome;
	}

	return {
		progress,
		outcome,
		isBusy,
		failed,
		...useProvider(token, { client, call, hasProvider: progress.provider !== null }),
		send: (picture: IdentityPicture, source: PictureSource, { file, isWanted }: { file: File; isWanted: boolean }) =>
			call(() => client.upload(pictureCall(picture, source, isWanted), file)),
		submit: () => call(() => client.post("submit")),
		giveLines: (lines: readonly string[]) => call(() => client.post("lines", namedLines(lines))),
		restart: () => call(() => client.post("restart")),
		goOn: () => call(() => client.post("continue")),
		makePhoneLink: () => client.post<PhoneLink>("phone"),
		isOnPhone,
		setIsOnPhone,
		/** What was said of the last thing does not count any more. */
		forget: () => {
			setOutcome(null);
			setFailed(null);
		},
	};
}

/** @param isWanted whatever is wrong with it */
function pictureCall(picture: IdentityPicture, source: PictureSource, isWanted: boolean): string {
	return `picture?picture=${picture}&source=${source}${isWanted ? "&anyway=on" : ""}`;
}

function namedLines(lines: readonly string[]): Record<string, string> {
	return Object.fromEntries(lines.map((line, index) => [`line${index + 1}`, line]));
}

function progressOf(page: IdentityPageData): IdentityProgress {
	const { stage, kind, taken, triesLeft, isElsewhere, failed, lines, provider, isBack } = page;
	return { stage, kind, taken, triesLeft, isElsewhere, failed, lines, provider, isBack };
}

/** The same object where nothing has changed, so that nothing on the page begins anew. */
function sameOr(before: IdentityProgress, now: IdentityProgress | null): IdentityProgress {
	return now === null || JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
