/** Labels of a template. */
export function TemplateLabels({ labels }: { labels: readonly string[] }) {
	return (
		<ul className="mt-1 flex flex-wrap gap-1.5">
			{labels.map((label) => (
				<li
					key={label}
					dir="auto"
					className="max-w-full break-words rounded-xl bg-sunken px-2 text-ink-soft text-xs leading-5"
				>
					{label}
				</li>
			))}
		</ul>
	);
}
