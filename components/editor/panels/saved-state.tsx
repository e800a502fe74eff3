"use client";

import { Check, CloudOff, LogOut, RefreshCw, TriangleAlert } from "lucide-react";
import { useIsCorrecting } from "#components/editor/correcting/use-locks.ts";
import type { SavingState } from "#components/editor/state/editor-store.ts";
import { useDesk } from "#components/editor/state/use-editor.ts";
import { cx } from "#components/ui/cx.ts";
import { useWords } from "#components/ui/words.tsx";
import type { Messages } from "#lib/i18n/generated/messages.d.ts";
import { format } from "#lib/i18n/message.ts";
import { useDeskFacts } from "./editor-facts.tsx";

/** Whether everything is saved, in few words; beside the title. What must be said at once is in `DeskNotices`. */
export function SavedState() {
	const { panels, correcting } = useWords("editor");
	const words = useIsCorrecting() ? { ...panels.saved, gone: correcting.closed } : panels.saved;
	const { user } = useDeskFacts();
	const saving = useDesk((desk) => desk.saving);
	const other = useDesk(({ changedBy }) => (changedBy && changedBy.userId !== user.id ? changedBy.name : null));
	const { icon: Icon, text, isBad } = stateInWords(saving, words);
	const also = other !== null && saving.kind === "saved" ? format(words.also, { name: other }) : null;
	const whole = also ? `${text}. ${also}` : text;
	return (
		<span
			className={cx(
				// A phone has room for one of them: what is on its way says more.
				"inline-flex min-w-0 items-center gap-1 max-md:[.uploads-underway+&]:hidden",
				isBad ? "text-warn" : "text-ink-soft",
			)}
			title={whole}
		>
			<Icon size={14} aria-hidden="true" className="shrink-0" />
			<span className="truncate">{whole}</span>
		</span>
	);
}

function stateInWords(saving: SavingState, words: Messages["editor"]["panels"]["saved"]) {
	switch (saving.kind) {
		case "saved":
			return { icon: Check, text: words.saved, isBad: false };
		case "saving":
			return { icon: RefreshCw, text: words.saving, isBad: false };
		case "offline": {
			const text = saving.changes === 0 ? words.offlineClean : format(words.offline, { count: saving.changes });
			return { icon: CloudOff, text, isBad: true };
		}
		case "failed":
			return { icon: TriangleAlert, text: format(words.failed, { count: saving.changes }), isBad: true };
		case "signedOut":
			return { icon: LogOut, text: words.signedOut, isBad: true };
		case "gone":
			return { icon: TriangleAlert, text: words.gone, isBad: true };
	}
}
