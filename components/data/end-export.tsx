"use client";

import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { Verb } from "./item.ts";

/** isGood: nothing is lost by it. */
type Props = { verb: Verb; isGood?: boolean; words: { action: string; title: string; about: string; done: string } };

/** Asks before what was begun is ended. */
export function EndExport({ verb, isGood = false, words }: Props) {
	const { close } = useWords("common");
	const { run, isBusy, problem } = useAction(verb);
	const [isAsked, setIsAsked] = useState(false);

	async function end() {
		const answer = await run({});
		if (!answer?.ok) return;
		setIsAsked(false);
		toast(words.done);
	}

	return (
		<>
			<Button onClick={() => setIsAsked(true)}>{words.action}</Button>
			{isAsked ? (
				<FormDialog
					title={words.title}
					description={words.about}
					cancel={close}
					action={words.action}
					isDanger={!isGood}
					isBusy={isBusy}
					problem={problem}
					onClose={() => setIsAsked(false)}
					onSubmit={end}
				/>
			) : null}
		</>
	);
}
