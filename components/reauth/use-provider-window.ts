import { useEffect, useState } from "react";
import { REAUTH_CHANNEL, type ReauthMessage } from "./reauth.ts";

/**
 * Opens the provider’s sign-in in a separate window, so that nothing on this page is lost.
 *
 * - `problem` is the message of the last failed attempt.
 */
export function useProviderWindow(onConfirmed: () => void) {
	const [problem, setProblem] = useState<string | null>(null);

	useEffect(() => {
		const channel = new BroadcastChannel(REAUTH_CHANNEL);
		channel.onmessage = ({ data }: MessageEvent<ReauthMessage>) => {
			if (data.problem === null) onConfirmed();
			else setProblem(data.problem);
		};
		return () => channel.close();
	}, [onConfirmed]);

	function open(accountId: string) {
		setProblem(null);
		const begin = (returnTo: string) =>
			`/sign-in/with/${accountId}/begin?${new URLSearchParams({ reauth: "1", returnTo })}`;
		// If the browser blocks the window, this page goes to the provider and comes back afterwards.
		if (!window.open(begin("/sign-in/confirmed"), "_blank", "popup,width=520,height=720"))
			location.assign(begin(location.pathname + location.search));
	}

	return { open, problem };
}
