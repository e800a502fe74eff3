import { cx } from "#components/ui/cx.ts";

const TABS = [
	["/docs/guides", "Guides"],
	["/docs", "API reference"],
] as const;

/** The two halves of the documentation. */
export function DocsTabs({ current }: { current: (typeof TABS)[number][0] }) {
	return (
		<ul className="flex gap-1 p-0.5">
			{TABS.map(([href, label]) => (
				<li key={href}>
					<a
						href={href}
						aria-current={href === current ? "true" : undefined}
						className={cx(
							"block rounded-control px-2.5 py-1.5 font-medium hover:bg-sunken",
							href === current ? "bg-sunken text-ink" : "text-ink-soft",
						)}
					>
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}
