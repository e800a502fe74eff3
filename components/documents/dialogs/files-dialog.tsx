"use client";

import { Download, ShieldCheck } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { DocumentFiles } from "#lib/contract/documents/reading/document-files.ts";
import { format } from "#lib/i18n/message.ts";
import { FileList } from "./file-list.tsx";

type Props = {
	document: { id: string; title: string };
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
};

/** What of a document can be downloaded: all of it, each file by itself, what signers attached, the certificate. */
export function FilesDialog({ document, onClose, opener }: Props) {
	const { files: words } = useWords("documents");
	const { close } = useWords("common");
	const [attempt, setAttempt] = useState(0);
	const found = useDocumentFiles(document.id, attempt);
	const isThere = found !== "loading" && found !== "failed";
	const isEmpty = isThere && found.files.length === 0;
	return (
		<Dialog
			title={format(words.title, { title: document.title })}
			description={isThere && !isEmpty ? aboutOf(found, words) : undefined}
			isOpen
			closeLabel={close}
			footer={isThere && !isEmpty ? <Wholes documentId={document.id} files={found} /> : undefined}
			{...{ onClose, opener }}
		>
			<div className="min-h-24" aria-busy={found === "loading"}>
				{isThere ? <FileList documentId={document.id} {...found} /> : null}
				{isEmpty ? <p className="text-ink-soft">{words.none}</p> : null}
				{found === "loading" ? (
					<p className="animate-fade text-ink-soft [animation-delay:300ms] [animation-fill-mode:backwards]">
						{words.loading}
					</p>
				) : null}
				<div role="alert" className="empty:hidden">
					{found === "failed" ? (
						<Notice tone="bad">
							<p className="mb-3">{words.failed}</p>
							<Button size="sm" onClick={() => setAttempt(attempt + 1)}>
								{words.again}
							</Button>
						</Notice>
					) : null}
				</div>
			</div>
		</Dialog>
	);
}

function aboutOf({ isSealed, files }: DocumentFiles, words: { soFar: string; together: string }): string | undefined {
	if (!isSealed) return words.soFar;
	return files.length > 1 && files.every((one) => !one.isByItself) ? words.together : undefined;
}

function Wholes({ documentId, files }: { documentId: string; files: DocumentFiles }) {
	const { files: words, actions } = useWords("documents");
	return (
		<>
			{files.hasCertificate ? (
				<ButtonLink
					variant="secondary"
					href={`/documents/${documentId}/certificate`}
					icon={<ShieldCheck size={16} aria-hidden="true" />}
				>
					{actions.certificate}
				</ButtonLink>
			) : null}
			<ButtonLink
				variant="primary"
				href={`/documents/${documentId}/download`}
				icon={<Download size={16} aria-hidden="true" />}
			>
				{files.isZip ? words.allZip : words.allPdf}
			</ButtonLink>
		</>
	);
}

/**
 * What of a document can be downloaded, asked for when it is shown.
 *
 * @param attempt another one asks anew
 */
function useDocumentFiles(documentId: string, attempt: number): DocumentFiles | "loading" | "failed" {
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
