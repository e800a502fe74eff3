"use client";

import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DeskCorrectingMessages } from "#lib/i18n/workplace/desk/correcting-en.ts";

type Props = {
	words: DeskCorrectingMessages["discard"];
	isBusy: boolean;
	/** Why it did not work; null: it was not tried, or is. */
	problem: string | null;
	onDiscard: () => void;
	onClose: () => void;
};

/** Asks before all that was corrected is lost. */
export function DiscardCorrectionDialog({ words, isBusy, problem, onDiscard, onClose }: Props) {
	const { close } = useWords("common");
	return (
		<Dialog
			isOpen
			onClose={onClose}
			closeLabel={close}
			title={words.title}
			description={words.about}
			footer={
				<>
					<Button onClick={onClose}>{words.keep}</Button>
					<Button variant="danger" isBusy={isBusy} onClick={onDiscard}>
						{words.confirm}
					</Button>
				</>
			}
		>
			<div role="alert">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</Dialog>
	);
}
