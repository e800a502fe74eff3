"use client";

import { useEffect } from "react";
import { onPerson } from "./on-person.ts";
import type { SigningClient } from "./saving/signing-client.ts";

const RETRY_AFTER_MS = 5_000;

/**
 * Tells the server that the signer has the page before them, at the first sign of a person: mail scanners open links too,
 * and some of them run scripts. Where the call is lost, the next sign tries again.
 */
export function useViewed(client: SigningClient): void {
	useEffect(() => {
		let stop: () => void;
		const wait = () => {
			stop = onPerson(async () => {
				const result = await client.post("viewed");
				const isLost = !result.ok && (result.reason === "offline" || result.reason === "busy");
				if (!isLost) return;
				const timer = window.setTimeout(wait, result.retryAfterMs ?? RETRY_AFTER_MS);
				stop = () => window.clearTimeout(timer);
			});
		};
		wait();
		return () => stop();
	}, [client]);
}
