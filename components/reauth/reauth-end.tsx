"use client";

import { useEffect } from "react";
import { useWords } from "#components/ui/words.tsx";
import { REAUTH_CHANNEL, type ReauthMessage } from "./reauth.ts";

/** Reports the provider’s result to the waiting page, and closes this window. */
export function ReauthEnd({ problem }: ReauthMessage) {
	const words = useWords("reauth");
	useEffect(() => {
		const channel = new BroadcastChannel(REAUTH_CHANNEL);
		channel.postMessage({ problem } satisfies ReauthMessage);
		channel.close();
		window.close();
	}, [problem]);
	return (
		<>
			<h1 className="mb-2 font-semibold text-display">{problem === null ? words.confirmed : words.notConfirmed}</h1>
			<p className="text-ink-soft text-read">{problem ?? words.closeWindow}</p>
		</>
	);
}
