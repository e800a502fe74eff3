type Props = { title: string; rows: (readonly [name: string, text: string, note: string])[] };

/** Names and what they mean, each with a small note or none. */
export function DocsTable({ title, rows }: Props) {
	return (
		<section className="overflow-hidden rounded-card border border-line bg-surface">
			<h3 className="border-line border-b px-4 py-2.5 font-medium text-ink-soft">{title}</h3>
			<dl>
				{rows.map(([name, text, note]) => (
					<div
						key={name}
						className="grid gap-x-6 gap-y-0.5 border-line border-b px-4 py-2.5 last:border-b-0 sm:grid-cols-[15rem_minmax(0,1fr)]"
					>
						<dt className="break-words font-medium font-mono text-xs leading-5">{name}</dt>
						<dd className="min-w-0">
							{text}
							{note ? <span className="mt-0.5 block text-ink-soft text-xs leading-5">{note}</span> : null}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
