"use client";

import { useEffect } from "react";
import type { SigningServer } from "../saving/signing-server.ts";

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
export function useReloadOnChange({ client, way }: SigningServer, state: string): void {
	useEffect(() => {
		let looks = 0;
		let timer: number;
		let isLeft = false;
		const waits = waitsMs(state);
		const look = async () => {
			const now = document.visibilityState === "visible" ? await client.get<{ state: string }>("state") : null;
			if (isLeft) return;
			if (now?.ok && now.value.state !== state) way.reload();
			else plan();
		};
		const plan = () => {
			timer = window.setTimeout(look, waits[Math.min(looks, waits.length - 1)]);
			looks += 1;
		};
		plan();
		return () => {
			isLeft = true;
			window.clearTimeout(timer);
		};
	}, [client, way, state]);
}
