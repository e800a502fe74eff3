"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { cx } from "#components/ui/cx.ts";
import { useReaderZone } from "#components/ui/reader.tsx";
import { CONTROL_CLASS } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import { ZoneOptions } from "#components/ui/zone-options.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import { zoneName } from "#lib/i18n/zone-name.ts";

type Props = {
	/** What is chosen; null: the browser's. */
	chosen: string | null;
	/** IANA names, of which one can be chosen. */
	zones: string[];
	save: (input: { timeZone: string | null }) => Promise<ActionAnswer>;
};

/** In which zone a person reads dates: that of the browser they use, or always the same one. */
export function ZoneChoice({ chosen, zones, save }: Props) {
	const { zone: words } = useWords("settings");
	const current = useReaderZone();
	const router = useRouter();
	const { run, isBusy } = useAction(save);
	const [isChanging, startChange] = useTransition();

	async function choose(value: string) {
		const answer = await run({ timeZone: value === "" ? null : value });
		if (answer?.ok) startChange(() => router.refresh());
		else if (answer) toast(answer.message, "bad");
	}

	return (
		<div className="flex flex-col gap-2 px-4 py-4 sm:px-5">
			<select
				// What the server says is chosen: a choice that could not be saved turns back.
				value={chosen ?? ""}
				aria-label={words.label}
				aria-busy={isBusy || isChanging}
				onChange={(event) => void choose(event.target.value)}
				className={cx(CONTROL_CLASS, "h-11 sm:w-80")}
			>
				<option value="">{words.browser}</option>
				<ZoneOptions {...{ zones, chosen }} />
			</select>
			<p suppressHydrationWarning className="text-ink-soft">
				{chosen === null ? fill(words.browserNow, { zone: zoneName(current) }) : words.chosenNow}
			</p>
		</div>
	);
}
