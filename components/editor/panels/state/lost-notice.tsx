"use client";

import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { Button } from "#components/ui/button.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import type { LostWork } from "#lib/draft/merge-onto.ts";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import { useClockText } from "../parts/use-clock-text.ts";
import { lostLines } from "./lost-lines.ts";

/** As many are named at once; the others show when one asks for them. */
const MOST_NAMED = 4;

/** What of one's own could not be kept, by its names; what somebody deleted meanwhile can be put back. */
export function LostNotice({ lost, onDone }: { lost: readonly LostWork[]; onDone: () => void }) {
	const words = useWords("editor");
	const { types } = useWords("fieldSettings");
	const locale = useWordsLocale();
	const clock = useClockText();
	const { store } = useDeskItself();
	const draft = useDesk((desk) => desk.draft);
	const said = words.panels.notices;
	const deleted = lost.flatMap((one) => (one.kind === "deleted" ? [one] : []));
	const putBack = () => {
		const adds = ORDER.flatMap((place) => deleted.filter((one) => one.in === place));
		store.perform(
			"putBack",
			adds.map((one) => ({ kind: "add", in: one.in, id: one.id, value: one.thing }) as DraftChange),
		);
		onDone();
	};
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<div className="grid min-w-0 flex-1 basis-60 gap-1">
				{lostLines(lost, draft, { words, types, clock }).map(({ kind, text, names }) => (
					<div key={kind}>
						{names.length <= MOST_NAMED + 1 ? (
							<p>{format(said.lost.line, { text, names: formatList(locale, names) })}</p>
						) : (
							<details>
								<summary className="cursor-pointer">{format(said.lost.line, { text, names: someOf(names) })}</summary>
								<ul className="ms-4 mt-1 list-disc ps-2 text-ink-soft">
									{names.map((name, index) => (
										<li key={index}>{name}</li>
									))}
								</ul>
							</details>
						)}
					</div>
				))}
			</div>
			{deleted.length > 0 ? (
				<Button size="sm" onClick={putBack}>
					{deleted.length === 1 ? said.putBack : said.putBackAll}
				</Button>
			) : null}
		</div>
	);

	function someOf(names: readonly string[]): string {
		const more = format(words.correcting.people.more, { count: names.length - MOST_NAMED });
		return formatList(locale, [...names.slice(0, MOST_NAMED), more]);
	}
}

/** What a field belongs to has to be there before it. */
const ORDER = ["files", "recipients", "fields"] as const;
