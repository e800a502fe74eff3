"use client";

import { X } from "lucide-react";
import { useDeskItself } from "#components/desk/state/desk-context.tsx";
import type { DeskNotice } from "#components/desk/state/desk-store.ts";
import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { plural } from "#lib/i18n/format.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { DeskPanelsMessages } from "#lib/i18n/workplace/desk/panels-en.ts";
import { useClockText } from "../parts/use-clock-text.ts";

/** Something that was not kept or has to be known, until it is put away; what somebody deleted meanwhile can be put back. */
export function DismissibleNotice({ notice }: { notice: DeskNotice }) {
	const words = useWords("desk").panels.notices;
	const locale = useWordsLocale();
	const clock = useClockText();
	const { store } = useDeskItself();
	const lost = notice.kind === "lost" && notice.lost.kind === "deleted" ? notice.lost : null;
	const putBack = () => {
		if (!lost) return;
		store.perform("putBack", [{ kind: "add", in: lost.in, id: lost.id, value: lost.thing } as DraftChange]);
		store.dismiss(notice.id);
	};
	return (
		<div role="alert">
			<Notice tone="warn" className="rounded-none border-line border-b">
				<div className="flex items-center gap-3">
					<span className="min-w-0 flex-1">{noticeText(notice, words, locale, clock)}</span>
					{lost ? (
						<Button size="sm" onClick={putBack}>
							{words.putBack}
						</Button>
					) : null}
					<button
						type="button"
						aria-label={words.dismiss}
						title={words.dismiss}
						onClick={() => store.dismiss(notice.id)}
						className="-my-1 grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
					>
						<X size={16} aria-hidden="true" />
					</button>
				</div>
			</Notice>
		</div>
	);
}

function noticeText(
	notice: DeskNotice,
	words: DeskPanelsMessages["notices"],
	locale: string,
	clock: (at: number) => string,
): string {
	// What is refused before anybody looks at it, for its size alone, comes without a sentence.
	if (notice.kind === "refused" && notice.reason === "") return words.tooLarge;
	if (notice.kind === "told") return notice.text;
	if (notice.kind === "refused") return fill(words.refused, { reason: notice.reason });
	if (notice.kind === "skipped") return plural(locale, notice.count, words.skipped);
	const { lost } = notice;
	if (lost.kind !== "deleted") return words.overwritten;
	const what = words.things[lost.in];
	return lost.by === null || lost.at === null
		? fill(words.lostThing, { what })
		: fill(words.lostThingBy, { what, name: lost.by, time: clock(lost.at) });
}
