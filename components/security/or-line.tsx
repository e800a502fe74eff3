/** Between one way in and another. */
export function OrLine({ text }: { text: string }) {
	return (
		<div className="mt-4 flex items-center gap-3 text-ink-soft">
			<span className="h-px flex-1 bg-line" />
			{text}
			<span className="h-px flex-1 bg-line" />
		</div>
	);
}
