"use client";

import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { ViewedValue } from "../details.ts";
import { listedValues } from "./values-as-text.ts";

type Props = { values: readonly ViewedValue[]; hues: ReadonlyMap<string, number> };

/** Whose values have which tint, and how many they are. */
export function SignerLegend({ values, hues }: Props) {
	const words = useWords("document").values;
	const listed = listedValues(values);
	return (
		<ul className="flex flex-wrap gap-x-5 gap-y-1 border-line border-b px-4 py-2">
			{[...hues].map(([signerId, hue]) => {
				const own = values.find((value) => value.signerId === signerId);
				const count = listed.filter((value) => value.signerId === signerId).length;
				return (
					<li key={signerId} className="flex min-w-0 items-center gap-2">
						<span
							aria-hidden="true"
							className="size-2.5 shrink-0 rounded-full"
							style={{ backgroundColor: `var(--recipient-${hue})` }}
						/>
						<span className="min-w-0 [overflow-wrap:anywhere]">{own?.signerName}</span>
						<span className="shrink-0 text-ink-soft">{format(words.count, { count })}</span>
					</li>
				);
			})}
		</ul>
	);
}
