"use client";

import { useEffect } from "react";
import type { IdentityAnswer, IdentityStage } from "#lib/contract/signing/identity-page.ts";
import type { SigningClient } from "../saving/signing-client.ts";

/** A document is read in a few seconds. */
const READING_WAITS_MS = [700, 1_000, 1_500, 3_000];
/** A sender takes their time, but may have decided by now. */
const SENDER_WAITS_MS = [2_000, 5_000, 15_000];
/** One watches what the phone does. */
const PHONE_WAITS_MS = [2_000];

function waitsMs(stage: IdentityStage, isOnPhone: boolean): number[] {
	if (stage === "Reading") return READING_WAITS_MS;
	if (stage === "Review" || stage === "Held" || stage === "Locked" || stage === "Outside") return SENDER_WAITS_MS;
	return isOnPhone ? PHONE_WAITS_MS : [];
}

type Props = {
	client: SigningClient;
	stage: IdentityStage;
	/** Another device goes on with it. */
	isOnPhone: boolean;
	onNews: (answer: IdentityAnswer) => void;
};

/** Looks how far things are while others have to do something, and whenever the page is come back to. */
export function useFollowing({ client, stage, isOnPhone, onNews }: Props): void {
	useEffect(() => {
		const waits = waitsMs(stage, isOnPhone);
		let looks = 0;
		let timer: number | undefined;
		let isLeft = false;
		const look = async () => {
			const now = document.visibilityState === "visible" ? await client.get<IdentityAnswer>("progress") : null;
			if (isLeft) return;
			if (now?.ok) onNews(now.value);
			plan();
		};
		const plan = () => {
			const wait = waits[Math.min(looks, waits.length - 1)];
			if (wait === undefined) return;
			timer = window.setTimeout(look, wait);
			looks += 1;
		};
		const onSeen = () => {
			if (document.visibilityState !== "visible") return;
			window.clearTimeout(timer);
			void look();
		};
		plan();
		document.addEventListener("visibilitychange", onSeen);
		return () => {
			isLeft = true;
			window.clearTimeout(timer);
			document.removeEventListener("visibilitychange", onSeen);
		};
	}, [client, stage, isOnPhone, onNews]);
}
