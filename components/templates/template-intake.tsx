"use client";

import { LookAgain } from "#components/live/poll-page.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";

/** Why a template can’t be used: its files are still being processed, or couldn’t be. */
export function TemplateIntake({ failure }: { failure: string | null }) {
	const { intake: words } = useWords("templates");
	if (failure === null) {
		return (
			<Notice tone="info">
				<p className="font-medium">{words.Draft}</p>
				<p>{words.draftAbout}</p>
				<LookAgain />
			</Notice>
		);
	}
	return (
		<Notice tone="bad">
			<p className="font-medium">{words.failedTitle}</p>
			<p className="break-words">{failure}</p>
		</Notice>
	);
}
