export type KeyEntry = readonly [name: string, keys: string];

/** Keys that belong together, each with what it does. */
export function KeyGroup({ title, entries }: { title: string; entries: readonly KeyEntry[] }) {
	return (
		<section className="mb-5 break-inside-avoid">
			<h3 className="mb-1 font-semibold">{title}</h3>
			<dl>
				{entries.map(([name, keys]) => (
					<div key={name} className="flex items-center justify-between gap-4 border-line border-b py-1.5 last:border-0">
						<dt>{name}</dt>
						<dd className="shrink-0">
							<kbd className="rounded border border-line bg-sunken px-1.5 py-0.5 font-sans text-ink-soft text-xs">
								{keys}
							</kbd>
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
