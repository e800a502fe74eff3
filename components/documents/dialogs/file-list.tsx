import { FileText, Paperclip } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#components/ui/words.tsx";
import type { DocumentFiles } from "#lib/contract/documents/reading/document-files.ts";
import { format } from "#lib/i18n/message.ts";

type Props = Pick<DocumentFiles, "files" | "attachments"> & { documentId: string };

/** The files of a document and their hashes; those that can be downloaded without the others are links. */
export function FileList({ documentId, files, attachments }: Props) {
	const { files: words } = useWords("documents");
	return (
		<ul className="flex flex-col gap-3">
			{files.map((file, index) => (
				<Line key={`${file.name} ${file.sha256}`} icon={<FileText size={16} />} sha256={file.sha256}>
					<FileName
						href={file.isByItself ? `/documents/${documentId}/files/${index + 1}` : null}
						name={format(words.pages, { count: file.pageCount, name: file.name })}
					/>
				</Line>
			))}
			{attachments.map(({ fieldId, name, signerName, sha256 }) => (
				<Line key={fieldId} icon={<Paperclip size={16} />} sha256={sha256}>
					<a
						href={`/documents/${documentId}/attachments/${encodeURIComponent(fieldId)}`}
						className="-my-1 inline-block max-w-full break-words py-1 text-seal underline-offset-4 hover:underline"
					>
						{name} <span className="text-ink-soft">{format(words.from, { name: signerName })}</span>
					</a>
				</Line>
			))}
		</ul>
	);
}

function Line({ icon, sha256, children }: { icon: ReactNode; sha256: string; children: ReactNode }) {
	return (
		<li className="flex gap-2.5">
			<span aria-hidden="true" className="mt-0.5 shrink-0 text-ink-soft">
				{icon}
			</span>
			<div className="min-w-0">
				{children}
				<div className="truncate font-mono text-ink-soft text-xs" title={`SHA-256 ${sha256}`}>
					{`SHA-256 ${sha256}`}
				</div>
			</div>
		</li>
	);
}

/** @param href where it can be downloaded by itself; null: nowhere */
function FileName({ href, name }: { href: string | null; name: string }) {
	if (href === null) return <div className="break-words">{name}</div>;
	return (
		<a
			href={href}
			className="-my-1 inline-block max-w-full break-words py-1 text-seal underline-offset-4 hover:underline"
		>
			{name}
		</a>
	);
}
