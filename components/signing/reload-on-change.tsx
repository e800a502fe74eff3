"use client";

import { useEffect } from "react";

/** How long to wait before each look; the last one stays. Sealing takes a fraction of a second. */
const WAITS_MS = [400, 800, 1_500, 3_000, 6_000, 15_000, 30_000];

/** Looks whether the document has moved on, and loads the page again when it has. */
export function ReloadOnChange({ token, state }: { token: string; state: string }) {
	useEffect(() => {
		let looks = 0;
		let timer: number;
		const isFast = state === "finalising";
		const look = async () => {
			const now = document.visibilityState === "visible" ? await currentState(token) : null;
			if (now !== null && now !== state) {
				window.location.reload();
				return;
			}
			plan();
		};
		const plan = () => {
			const wait = isFast ? (WAITS_MS[Math.min(looks, WAITS_MS.length - 1)] ?? 30_000) : 30_000;
			looks += 1;
			timer = window.setTimeout(look, wait);
		};
		plan();
		return () => window.clearTimeout(timer);
	}, [token, state]);
	return null;
}

async function currentState(token: string): Promise<string | null> {
	try {
		const response = await fetch(`/sign/${token}/state`, { cache: "no-store" });
		return response.ok ? ((await response.json()) as { state: string }).state : null;
	} catch {
		return null;
	}
}
