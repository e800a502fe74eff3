import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useWords } from "#components/ui/words.tsx";
import type { BulkAction, PickableDocument } from "#lib/contract/documents/listing/bulk-action.ts";
import { type BulkEnd, runBulk } from "./run-bulk.ts";

export type BulkResult = BulkEnd & { act: BulkAction["act"]; documents: PickableDocument[] };

/** What is being done to several documents, how far it is, and what came of the last. */
export function useBulk() {
	const { unreachable } = useWords("common");
	const router = useRouter();
	const [running, setRunning] = useState<{ act: BulkAction["act"]; done: number; total: number } | null>(null);
	const [result, setResult] = useState<BulkResult | null>(null);
	const isRunning = running !== null;

	// What has not been done yet would not be.
	useEffect(() => {
		if (!isRunning) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", ask);
		return () => removeEventListener("beforeunload", ask);
	}, [isRunning]);

	/** @param onBegin called when the first is done: the action was taken */
	async function run(documents: PickableDocument[], action: BulkAction, onBegin?: () => void): Promise<BulkEnd> {
		const { act } = action;
		const total = documents.length;
		setResult(null);
		setRunning({ act, done: 0, total });
		const ids = documents.map(({ id }) => id);
		const tell = (done: number) => {
			setRunning({ act, done, total });
			if (done > 0) onBegin?.();
		};
		const end = await runBulk(ids, action, tell, unreachable);
		setRunning(null);
		setResult({ ...end, act, documents });
		router.refresh();
		return end;
	}

	return { run, running, result, forget: () => setResult(null) };
}
