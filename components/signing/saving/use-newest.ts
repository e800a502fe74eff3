"use client";

import { useEffect } from "react";
import type { NewestEntries } from "#lib/contract/signing/signing-page.ts";
import type { SigningStore } from "../state/signing-store.ts";
import { isAtRest } from "./save-state.ts";
import type { SigningClient } from "./signing-client.ts";

type NewestTools = {
	client: SigningClient;
	store: SigningStore;
	/** What the page shows. */
	edition: number;
	reload: () => void;
};

/**
 * Who comes back to the page sees what another tab or the phone entered meanwhile, and whether the
 * document is still open; what is being entered here stays.
 */
export function useNewest({ client, store, edition, reload }: NewestTools): void {
	useEffect(() => {
		let isAsking = false;
		const look = async () => {
			if (document.visibilityState !== "visible" || isAsking || store.getState().isFinishing) return;
			isAsking = true;
			const result = await client.get<NewestEntries>("state");
			isAsking = false;
			// What cannot be stored any more says so itself.
			if (!result.ok || store.getState().isFinishing) return;
			if (result.value.state === "open" && result.value.edition !== edition) sayCorrected(store);
			else if (result.value.state === "open") store.dispatch({ type: "newest", newest: result.value });
			else if (isAtRest(store.getState())) reload();
		};
		document.addEventListener("visibilitychange", look);
		window.addEventListener("focus", look);
		return () => {
			document.removeEventListener("visibilitychange", look);
			window.removeEventListener("focus", look);
		};
	}, [client, store, edition, reload]);
}

/** Whoever is in the middle of something hears of it at the end. */
function sayCorrected(store: SigningStore): void {
	if (store.getState().panel.kind === "none") store.dispatch({ type: "corrected" });
}
