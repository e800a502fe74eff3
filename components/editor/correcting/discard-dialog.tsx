"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { DiscardCorrectionDialog } from "#components/documents/dialogs/discard-correction-dialog.tsx";
import { toast } from "#components/ui/actions/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import { useWork } from "../work/work-context.tsx";

type Props = { onClose: () => void };

/** Asks, then discards the correction, or the changes to the template, in this editor. */
export function DiscardDialog({ onClose }: Props) {
	const words = useWords("editor").correcting.discard;
	const { store, subject } = useWork();
	const router = useRouter();
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const discard = async () => {
		setIsBusy(true);
		setProblem(null);
		const outcome = await store.discard();
		if (outcome.kind === "discarded") {
			toast(words.done);
			// A template that was never saved goes with its changes.
			router.push(subject.from === 0 ? subject.list : subject.home);
			return;
		}
		setIsBusy(false);
		setProblem(outcome.kind === "refused" ? outcome.message : words.failed);
	};
	return <DiscardCorrectionDialog {...{ words, isBusy, problem, onClose }} onDiscard={() => void discard()} />;
}
