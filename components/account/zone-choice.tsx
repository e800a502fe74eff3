"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ZoneField } from "#components/panels/zone-field.tsx";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { useReaderZone } from "#components/ui/reader.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import { zoneName } from "#lib/i18n/zones.ts";

type Props = {
	/** What is chosen; null: the browser's. */
	chosen: string | null;
	save: (input: { timeZone: string | null }) => Promise<ActionAnswer>;
};

/** In which zone a person reads dates: that of the browser they use, or always the same one. */
export function ZoneChoice({ chosen, save }: Props) {
	const { zone: words } = useWords("profile");
	const current = useReaderZone();
	const router = useRouter();
	const { run } = useAction(save);
	const [shown, setShown] = useState(chosen);

	async function choose(timeZone: string | null) {
		setShown(timeZone);
		const answer = await run({ timeZone });
		if (answer?.ok) return router.refresh();
		setShown(chosen);
		if (answer) toast(answer.message, "bad");
	}

	return (
		<div className="flex flex-col gap-2 px-4 py-4 sm:px-5">
			<ZoneField
				value={shown}
				label={words.label}
				look="hidden"
				unset={words.browser}
				onChange={(zone) => void choose(zone)}
				className="sm:w-80"
			/>
			<p suppressHydrationWarning className="text-ink-soft">
				{shown === null ? format(words.browserNow, { zone: zoneName(current) }) : words.chosenNow}
			</p>
		</div>
	);
}
