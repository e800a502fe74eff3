import type { ReactNode } from "react";
import { cx } from "#components/ui/cx.ts";
import type { Guide } from "#lib/contract/guides/guide.ts";
import { DocsTabs } from "./docs-tabs.tsx";
import { GuideSearch } from "./guide-search.tsx";

type Props = { guides: readonly Guide[]; current?: Guide | undefined; search?: string; children: ReactNode };

/** A guide with the list of all guides: beside it on a wide screen, folded above it on a phone. */
export function GuideFrame({ guides, current, search = "", children }: Props) {
	const list = <GuideList guides={guides} current={current} />;
	return (
		<div lang="en" className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
			<nav aria-label="Guides" className="max-lg:hidden">
				<div className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-3">
					<DocsTabs current="/docs/guides" />
					<GuideSearch search={search} />
					<div className="min-h-0 overflow-y-auto pb-4">{list}</div>
				</div>
			</nav>
			<nav aria-label="Guides" className="mb-8 flex flex-col gap-3 lg:hidden">
				<DocsTabs current="/docs/guides" />
				<GuideSearch search={search} />
				<details className="rounded-card border border-line bg-surface">
					<summary className="px-4 py-3 font-medium">All guides</summary>
					<div className="px-2 pb-3">{list}</div>
				</details>
			</nav>
			<article className="flex min-w-0 flex-col gap-4">{children}</article>
		</div>
	);
}

function GuideList({ guides, current }: Pick<Props, "guides" | "current">) {
	return (
		<ul className="flex flex-col gap-0.5">
			{guides.map((guide, index) => (
				<li key={guide.slug}>
					{guide.group !== guides[index - 1]?.group ? (
						<p className="mt-3 mb-1 px-2.5 font-semibold">{guide.group}</p>
					) : null}
					<a
						href={`/docs/guides/${guide.slug}`}
						aria-current={guide.slug === current?.slug ? "page" : undefined}
						className={cx(
							"block rounded-control px-2.5 py-1.5 hover:bg-sunken hover:text-ink",
							guide.slug === current?.slug ? "bg-seal-soft font-medium text-seal" : "text-ink-soft",
						)}
					>
						{guide.title}
					</a>
				</li>
			))}
		</ul>
	);
}
