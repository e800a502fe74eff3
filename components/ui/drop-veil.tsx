import { FileUp } from "lucide-react";

/** Covers the page while files are dragged over it, and says what becomes of them when they are let go. */
export function DropVeil({ title, about }: { title: string; about: string }) {
	return (
		<div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-scrim p-6">
			<div className="flex flex-col items-center gap-1 rounded-card border-2 border-seal border-dashed bg-raised px-10 py-8 text-center shadow-float">
				<FileUp size={32} aria-hidden="true" className="mb-2 text-seal" />
				<p className="font-semibold text-title">{title}</p>
				<p className="max-w-120 text-balance text-ink-soft text-read">{about}</p>
			</div>
		</div>
	);
}
