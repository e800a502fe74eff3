import { useWords } from "#components/ui/words.tsx";
import { whySettingFixed } from "#lib/draft/correction.ts";
import type { DraftDocument } from "#lib/draft/draft-state.ts";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "../panels/editor-facts.tsx";
import { useNamedRecipient } from "../recipients/use-recipient-names.ts";

/** Whether a document is corrected that was sent before. */
export function useIsCorrecting(): boolean {
	return useDeskFacts().correction !== null;
}

/** Why a setting of the whole document stays as it is, in words; null: it can be changed. */
export function useWhySettingFixed(setting: keyof DraftDocument): string | null {
	const { why } = useWords("editor").correcting.fixed;
	const { correction } = useDeskFacts();
	const reason = correction && whySettingFixed(setting, correction);
	return reason && why[reason];
}

/** Why the files stay as they are, in words; null: they can be changed. */
export function useWhyFilesFixed(): string | null {
	const { why } = useWords("editor").correcting.fixed;
	return useIsCorrecting() ? why.files : null;
}

/** Why somebody stays as they are, with all their fields; null: they can be changed. */
export function useWhyPersonFixed(recipientId: string | undefined): string | null {
	const { recipient } = useWords("editor").correcting.fixed;
	const named = useNamedRecipient(recipientId);
	return named?.isFixed ? format(recipient, { name: named.name }) : null;
}
