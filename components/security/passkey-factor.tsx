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
	ask: (input: Record<never, never>) => Promise<ActionAnswer<PasskeyOptions | null>>;
};

/** Takes a passkey as the second proof. */
export function PasskeyFactor({ site, returnTo, ask }: Props) {
	const { factor: words } = useWords("entrance");

	async function prove(): Promise<string | null> {
		const asked = await ask({});
		if (!asked.ok) return asked.message;
		// None can be asked for any more: the page says what can, or that it took too long.
		if (!asked.value) {
			window.location.reload();
			return null;
		}
		const answer = await askPasskey(asked.value);
		if (!answer) return words.passkeyFailed;
		const { outcome, next } = await takeStep("/sign-in/factor/prove", [
			["passkey", JSON.stringify(answer)],
			["returnTo", returnTo],
		]);
		if (outcome === "wrong") return words.wrongPasskey;
		if (outcome === "tooMany") return words.tooMany;
		window.location.assign(next);
		return null;
	}

	return (
		<div className="flex flex-col gap-3">
			<PasskeyButton site={site} label={words.passkeyAction} isFirst prove={prove} />
		</div>
	);
}
