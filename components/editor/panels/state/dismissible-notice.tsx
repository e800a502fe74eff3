"use client";

import { X } from "lucide-react";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import type { DeskNotice } from "#components/editor/state/editor-store.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import { LostNotice } from "./lost-notice.tsx";

/** Something that was not kept or has to be known, until it is put away. */
export function DismissibleNotice({ notice }: { notice: DeskNotice }) {
	const words = useWords("editor").panels.notices;
	const { store } = useDeskItself();
	const dismiss = () => store.dismiss(notice.id);
	return (
		<div role="alert">
			<Notice tone="warn" className="rounded-none border-line border-b">
				<div className="flex items-start gap-3">
					<div className="min-w-0 flex-1">
						{notice.kind === "lost" ? <LostNotice lost={notice.lost} onDone={dismiss} /> : noticeText(notice, words)}
					</div>
					<button
						type="button"
						aria-label={words.dismiss}
						title={words.dismiss}
						onClick={dismiss}
						className="-my-2 grid size-9 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken"
					>
						<X size={16} aria-hidden="true" />
					</button>
				</div>
			</Notice>
		</div>
	);
}

type Said = Exclude<DeskNotice, { kind: "lost" }>;

function noticeText(notice: Said, words: Messages["editor"]["panels"]["notices"]): string {
	// What is refused before anybody looks at it, for its size alone, comes without a sentence.
	if (notice.kind === "refused" && notice.reason === "") return words.tooLarge;
	if (notice.kind === "told") return notice.text;
	if (notice.kind === "refused") return format(words.refused, { reason: notice.reason });
	return format(words.skipped, { count: notice.count });
}
