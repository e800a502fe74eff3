"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { PasskeySite } from "#lib/contract/users/passkey-site.ts";
import { usePasskeyTrouble } from "./use-passkey-trouble.ts";

type Props = {
	site: PasskeySite;
	label: string;
	/** It is what the page is for: it stands out, and the keyboard starts on it. */
	isFirst: boolean;
	/** Asks for the passkey. Gives what went wrong; null when the page is being left. */
	prove: () => Promise<string | null>;
};

/**
 * Asks for a passkey, and says under it what went wrong; or why there can be none here. Browsers ask for one only when
 * they are pressed for it.
 */
export function PasskeyButton({ site, label, isFirst, prove }: Props) {
	const { unreachable } = useWords("common");
	const trouble = usePasskeyTrouble(site);
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

	if (trouble !== null) return <Notice tone="info">{trouble}</Notice>;
	return (
		<>
			<Button
				{...(isFirst ? { variant: "primary" } : {})}
				size="lg"
				icon={<KeyRound size={20} aria-hidden="true" />}
				onClick={start}
				isBusy={isBusy}
				className="w-full"
				autoFocus={isFirst}
			>
				{label}
			</Button>
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</>
	);
}
