import { useEffect, useState } from "react";
import type { DocumentFiles } from "#lib/contract/documents/reading/document-files.ts";

/**
 * What of a document can be downloaded, asked for when it is shown.
 *
 * @param attempt another one asks anew
 */
export function useDocumentFiles(documentId: string, attempt: number): DocumentFiles | "loading" | "failed" {
	const [answer, setAnswer] = useState<{ of: number; files: DocumentFiles | null } | null>(null);
	useEffect(() => {
		const ended = new AbortController();
		void askFor(documentId, ended.signal).then((files) => {
			if (!ended.signal.aborted) setAnswer({ of: attempt, files });
		});
		return () => ended.abort();
	}, [documentId, attempt]);
	if (answer?.of !== attempt) return "loading";
	return answer.files ?? "failed";
}

async function askFor(documentId: string, signal: AbortSignal): Promise<DocumentFiles | null> {
	try {
		const answer = await fetch(`/documents/${documentId}/files`, { signal, redirect: "error" });
		return answer.ok ? ((await answer.json()) as DocumentFiles) : null;
	} catch {
		return null;
	}
}
