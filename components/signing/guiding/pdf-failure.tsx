"use client";

import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useSigning } from "../state/signing-context.tsx";

/** Below the header, wherever one is in the document: its PDF did not come, what is seen are the pictures of before. */
export function PdfFailure({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
	const { errors, actions } = useSigning().messages;
	return (
		<div
			role="alert"
			className="fixed inset-x-3 top-17 z-20 mx-auto max-w-xl animate-fade rounded-control border border-line bg-surface shadow-float"
		>
			<Notice tone="warn">
				<p className="text-pretty">{errors.pdf}</p>
				<div className="mt-2 flex flex-wrap gap-2">
					<Button onClick={onRetry}>{actions.retry}</Button>
					<Button variant="ghost" onClick={onClose}>
						{actions.close}
					</Button>
				</div>
			</Notice>
		</div>
	);
}
