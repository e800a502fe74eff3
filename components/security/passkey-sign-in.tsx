"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { askPasskey, type PasskeyOptions } from "./ask-passkey.ts";
import { takeStep } from "./take-step.ts";

type Props = { returnTo: string; ask: (input: Record<never, never>) => Promise<ActionAnswer<PasskeyOptions>> };

/** Signs in without an address and a password, by whichever passkey the person chooses. */
export function PasskeySignIn({ returnTo, ask }: Props) {
	const { passkey: words, signIn } = useWords("entrance");
	const { unreachable } = useWords("common");
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);

	async function start() {
		setProblem(null);
		setIsBusy(true);
		const told = await signInByPasskey().catch(() => unreachable);
		if (told === null) return;
		setIsBusy(false);
		setProblem(told);
	}

	/** @returns what went wrong; null when the page is being left */
	async function signInByPasskey(): Promise<string | null> {
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

	return (
		<div className="mt-4 flex flex-col gap-3">
			<div className="flex items-center gap-3 text-ink-soft">
				<span className="h-px flex-1 bg-line" />
				{words.or}
				<span className="h-px flex-1 bg-line" />
			</div>
			<Button
				size="lg"
				icon={<KeyRound size={20} aria-hidden="true" />}
				onClick={start}
				isBusy={isBusy}
				className="w-full"
			>
				{words.action}
			</Button>
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</div>
	);
}
