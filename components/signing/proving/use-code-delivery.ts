"use client";

import { useEffect } from "react";
import type { ProofProgress, SentCode } from "#lib/contract/signing/proof-page.ts";
import { signingClient } from "../saving/signing-client.ts";

/** Most messages are handed over within a second; a refusal is heard of as soon. */
const WAITS_MS = [1_500, 2_500, 5_000, 10_000, 20_000];

/** Looks whether a code gets out, until that is known or its time is over: nobody waits for one that will not come. */
export function useCodeDelivery(token: string, code: SentCode | null, onNews: (news: ProofProgress) => void): void {
	const { sentAt, expiresAt, delivery } = code ?? {};
	const isOpen = delivery === "onTheWay" || delivery === "late";
	useEffect(() => {
		if (!isOpen || sentAt === undefined || expiresAt === undefined) return;
		const client = signingClient(`/sign/${token}`);
		const lastMs = performance.now() + Date.parse(expiresAt) - Date.parse(sentAt);
		let looks = 0;
		let timer: number | undefined;
		let isLeft = false;
		const look = async () => {
			const now = document.visibilityState === "visible" ? await client.get<ProofProgress>("proof/send") : null;
			if (isLeft) return;
			if (now?.ok) onNews(now.value);
			if (performance.now() < lastMs) plan();
		};
		const plan = () => {
			timer = window.setTimeout(look, WAITS_MS[Math.min(looks, WAITS_MS.length - 1)]);
			looks += 1;
		};
		plan();
		return () => {
			isLeft = true;
			window.clearTimeout(timer);
		};
	}, [token, sentAt, expiresAt, isOpen, onNews]);
}
