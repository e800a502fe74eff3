"use client";

import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { PasskeySite } from "#lib/contract/users/passkey-site.ts";
import { askPasskey, type PasskeyOptions } from "./ask-passkey.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { takeStep } from "./take-step.ts";

type Props = {
	site: PasskeySite;
	returnTo: string;
	ask: (input: Record<never, never>) => Promise<ActionAnswer<PasskeyOptions>>;
};

/** Signs in without an address and a password, by whichever passkey the person chooses. */
export function PasskeySignIn({ site, returnTo, ask }: Props) {
	const { passkey: words, signIn } = useWords("entrance");

	async function prove(): Promise<string | null> {
		const asked = await ask({});
		if (!asked.ok) return asked.message;
		const answer = await askPasskey(asked.value);
		if (!answer) return words.failed;
		const { outcome, next } = await takeStep("/sign-in/passkey", [
			["passkey", JSON.stringify(answer)],
			["returnTo", returnTo],
		]);
		if (outcome !== "session") return outcome === "tooMany" ? signIn.tooMany : words.refused;
		window.location.assign(next);
		return null;
	}

	return <PasskeyButton site={site} label={words.action} isFirst={false} prove={prove} />;
}
