import { useEffect, useState } from "react";
import { REAUTH_CHANNEL, type ReauthMessage } from "./reauth.ts";

/**
 * Has the person sign in at their provider in a window of its own, so that nothing on this page is lost.
 *
 * - `problem` are the words of the last attempt that failed.
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
		// Where the browser opens no window this page is left, and found again afterwards.
		if (!window.open(begin("/sign-in/confirmed"), "_blank", "popup,width=520,height=720"))
			location.assign(begin(location.pathname + location.search));
	}

	return { open, problem };
}
