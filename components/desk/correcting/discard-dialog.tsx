"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { DiscardCorrectionDialog } from "#components/sender/discard-correction-dialog.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import { useDeskItself } from "../state/desk-context.tsx";

type Props = { documentId: string; onClose: () => void };

/** Asks, then gives the correction on this desk up. */
export function DiscardDialog({ documentId, onClose }: Props) {
	const words = useWords("editor").correcting.discard;
	const { store } = useDeskItself();
	const router = useRouter();
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const discard = async () => {
		setIsBusy(true);
		setProblem(null);
		const outcome = await store.discard();
		if (outcome.kind === "discarded") {
			toast(words.done);
			router.push(`/documents/${documentId}`);
			return;
		}
		setIsBusy(false);
		setProblem(outcome.kind === "refused" ? outcome.message : words.failed);
	};
	return <DiscardCorrectionDialog {...{ words, isBusy, problem, onClose }} onDiscard={() => void discard()} />;
}
