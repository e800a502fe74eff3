"use client";

import { PencilLine } from "lucide-react";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../panels/editor-facts.tsx";
import { useDesk } from "../state/use-editor.ts";
import { useWork } from "../work/work-context.tsx";

/** Below the bar as long as a document is corrected: what that means for its signers, and the way to give it up. */
export function CorrectionBanner() {
	const { banner, discard } = useWords("editor").correcting;
	const { shell } = useWork();
	const { correction } = useDeskFacts();
	const isOver = useDesk(({ saving }) => saving.kind === "gone");
	if (!correction || isOver) return null;
	const isNamed = !correction.isOwn && correction.by !== "";
	return (
		<div className="flex items-center gap-2.5 border-line border-b bg-warn-soft py-1.5 ps-4 pe-2 max-md:ps-3">
			<PencilLine size={16} aria-hidden="true" className="shrink-0 text-warn max-md:hidden" />
			<p className="min-w-0 flex-1 text-pretty">
				<strong className="font-semibold max-md:sr-only">
					{isNamed ? format(banner.other, { name: correction.by }) : banner.own}
				</strong>{" "}
				{banner.until}
			</p>
			<button
				type="button"
				onClick={() => shell.set({ dialog: "discard" })}
				className="min-h-8 shrink-0 rounded-control px-2 font-medium text-ink underline-offset-2 hover:underline max-md:min-h-11"
			>
				{discard.action}
			</button>
		</div>
	);
}
