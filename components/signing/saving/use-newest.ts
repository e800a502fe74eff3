"use client";

import { useEffect } from "react";
import type { NewestEntries } from "#lib/contract/signing/signing-page.ts";
import type { SigningStore } from "../state/signing-store.ts";
import { isAtRest } from "./save-state.ts";
import type { SigningClient } from "./signing-client.ts";

/**
 * Who comes back to the page sees what another tab or the phone entered meanwhile, and whether the
 * document is still open; what is being entered here stays.
 */
export function useNewest(client: SigningClient, store: SigningStore, reload: () => void): void {
	useEffect(() => {
		let isAsking = false;
		const look = async () => {
			if (document.visibilityState !== "visible" || isAsking || store.getState().isFinishing) return;
			isAsking = true;
			const result = await client.get<NewestEntries>("state");
			isAsking = false;
			// What cannot be stored any more says so itself.
			if (!result.ok || store.getState().isFinishing) return;
			if (result.value.state === "open") store.dispatch({ type: "newest", newest: result.value });
			else if (isAtRest(store.getState())) reload();
		};
		document.addEventListener("visibilitychange", look);
		window.addEventListener("focus", look);
		return () => {
			document.removeEventListener("visibilitychange", look);
			window.removeEventListener("focus", look);
		};
	}, [client, store, reload]);
}
