"use client";

import { TimeInSentence } from "#components/sender/time-in-sentence.tsx";
import { Button } from "#components/ui/button.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { toastAnswer } from "#components/ui/toast-answer.ts";
import { useAction } from "#components/ui/use-action.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { plural } from "#lib/i18n/format.ts";

type Props = {
	/** ISO 8601. */
	approvedAt: string;
	documents: number;
	takeBack: (input: Record<never, never>) => Promise<ActionAnswer>;
};

/** That others send in the reader's name, and the way to end it. */
export function OwnConsent({ approvedAt, documents, takeBack }: Props) {
	const { own: words } = useWords("identities");
	const locale = useWordsLocale();
	const { run, isBusy } = useAction(takeBack);

	async function end() {
		const answer = await run({});
		if (answer) toastAnswer(answer, words.done);
	}

	return (
		<div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
			<p>
				<Filled text={words.state} values={{ when: <TimeInSentence at={approvedAt} /> }} />{" "}
				{documents > 0 ? plural(locale, documents, words.sent) : words.none}
			</p>
			<Button isBusy={isBusy} onClick={end}>
				{words.back}
			</Button>
		</div>
	);
}
