"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { askPasskey, type PasskeyOptions } from "./ask-passkey.ts";
import { takeStep } from "./take-step.ts";

type Props = { returnTo: string; ask: (input: Record<never, never>) => Promise<ActionAnswer<PasskeyOptions | null>> };

/** Takes a passkey as the second proof. Browsers show theirs only when they are pressed for it. */
export function PasskeyFactor({ returnTo, ask }: Props) {
	const { factor: words } = useWords("entrance");
	const { unreachable } = useWords("common");
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);

	async function start() {
		setProblem(null);
		setIsBusy(true);
		const told = await prove().catch(() => unreachable);
		if (told === null) return;
		setIsBusy(false);
		setProblem(told);
	}

	/** @returns what went wrong; null when the page is being left */
	async function prove(): Promise<string | null> {
		const asked = await ask({});
		if (!asked.ok) return asked.message;
		const answer = asked.value && (await askPasskey(asked.value));
		if (asked.value && !answer) return words.passkeyFailed;
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
			<Button
				variant="primary"
				size="lg"
				icon={<KeyRound size={20} aria-hidden="true" />}
				onClick={start}
				isBusy={isBusy}
				className="w-full"
				autoFocus
			>
				{words.passkeyAction}
			</Button>
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</div>
	);
}
