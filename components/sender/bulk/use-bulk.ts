import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useWords } from "#components/ui/words.tsx";
import type { BulkAction, PickableDocument } from "#lib/contract/documents/bulk-action.ts";
import { type BulkEnd, runBulk } from "./run-bulk.ts";

export type BulkResult = BulkEnd & { act: BulkAction["act"]; documents: PickableDocument[] };

/**
 * What is being done to several documents, how far it is, and what came of the last.
 *
 * @param onEnd called when all of it is known: what was chosen for it is chosen no more
 */
export function useBulk(onEnd: () => void) {
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

	async function run(documents: PickableDocument[], action: BulkAction): Promise<BulkEnd> {
		const { act } = action;
		const total = documents.length;
		setResult(null);
		setRunning({ act, done: 0, total });
		const ids = documents.map(({ id }) => id);
		const end = await runBulk(ids, action, (done) => setRunning({ act, done, total }), unreachable);
		setRunning(null);
		setResult({ ...end, act, documents });
		if (!end.problem) onEnd();
		router.refresh();
		return end;
	}

	return { run, running, result, forget: () => setResult(null) };
}
