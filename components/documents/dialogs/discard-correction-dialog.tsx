"use client";

import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";

type Props = {
	words: Messages["editor"]["correcting"]["discard"];
	isBusy: boolean;
	/** Why it did not work; null: it was not tried, or is. */
	problem: string | null;
	onDiscard: () => void;
	onClose: () => void;
};

/** Asks before all that was corrected is lost. */
export function DiscardCorrectionDialog({ words, isBusy, problem, onDiscard, onClose }: Props) {
	return (
		<FormDialog
			{...{ isBusy, problem, onClose }}
			title={words.title}
			description={words.about}
			cancel={words.keep}
			action={words.confirm}
			isDanger
			onSubmit={onDiscard}
		/>
	);
}
