"use client";

import { useEffect } from "react";

/** Sealing takes a fraction of a second. */
const SEALING_WAITS_MS = [400, 800, 1_500, 3_000, 6_000, 15_000, 30_000];
/** Others take their time, but may just have finished as well. */
const PEOPLE_WAITS_MS = [2_000, 5_000, 15_000, 30_000];

/** While one watches the phone's work from the desktop. */
const PHONE_WAITS_MS = [3_000];

/** How long to wait while the document is in this state; the last wait stays. */
function waitsMs(state: string): number[] {
	if (state === "finalising") return SEALING_WAITS_MS;
	return state === "open" ? PHONE_WAITS_MS : PEOPLE_WAITS_MS;
}

/** Looks whether the document has moved on, and loads the page again when it has. */
export function ReloadOnChange({ token, state }: { token: string; state: string }) {
	useEffect(() => {
		let looks = 0;
		let timer: number;
		const waits = waitsMs(state);
		const look = async () => {
			const now = document.visibilityState === "visible" ? await currentState(token) : null;
			if (now !== null && now !== state) {
				window.location.reload();
				return;
			}
			plan();
		};
		const plan = () => {
			timer = window.setTimeout(look, waits[Math.min(looks, waits.length - 1)]);
			looks += 1;
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
