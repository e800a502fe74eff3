import { ChevronRight } from "lucide-react";
import { cx } from "#components/ui/cx.ts";
import type { Guide } from "#lib/contract/guides/guide.ts";
import { DocsSearch } from "./docs-search.tsx";
import { OperationLinks } from "./operation-links.tsx";
import { ScrollToCurrent } from "./scroll-to-current.tsx";

/** A page as the sidebar knows it. */
export type DocsLink = Pick<Guide, "path" | "title" | "about" | "group">;

export type SidebarProps = {
	reference: readonly DocsLink[];
	guides: readonly DocsLink[];
	/** Address of the page that is shown. */
	current: string;
	/** Sections of the page that is shown, below its link. */
	sections?: readonly { id: string; label: string }[];
	/** False: the page has a search of its own. */
	hasSearch?: boolean;
};

/** Search and contents of the whole documentation. */
export function DocsSidebar({ hasSearch = true, ...lists }: SidebarProps) {
	return (
		<>
			<nav aria-label="Documentation" className="max-lg:hidden">
				<div className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-3">
					{hasSearch ? <DocsSearch /> : null}
					<ScrollToCurrent>
						<Lists {...lists} />
					</ScrollToCurrent>
				</div>
			</nav>
			<nav aria-label="Documentation" className="mb-8 flex flex-col gap-3 lg:hidden">
				{hasSearch ? <DocsSearch /> : null}
				<details className="rounded-card border border-line bg-surface">
					<summary className="px-4 py-3 font-medium">Contents</summary>
					<div className="px-2 pb-3">
						<Lists {...lists} />
					</div>
				</details>
			</nav>
		</>
	);
}

function Lists({ reference, guides, current, sections = [] }: Omit<SidebarProps, "hasSearch">) {
	const isGuide = current.startsWith("/docs/guides");
	return (
		<div className="flex flex-col gap-1">
			<Half title="API reference" isOpen={!isGuide}>
				<Pages pages={reference} current={current} sections={sections} />
			</Half>
			<Half title="Guides" isOpen={isGuide}>
				<Pages pages={guides} current={current} sections={sections} />
			</Half>
		</div>
	);
}

function Half({ title, isOpen, children }: { title: string; isOpen: boolean; children: React.ReactNode }) {
	return (
		<details open={isOpen} className="group/half">
			<summary className="flex cursor-pointer list-none items-center gap-1.5 rounded-control px-2.5 py-2 font-semibold hover:bg-sunken [&::-webkit-details-marker]:hidden">
				<ChevronRight
					size={16}
					aria-hidden="true"
					className="shrink-0 text-ink-soft transition-transform group-open/half:rotate-90 motion-reduce:transition-none"
				/>
				{title}
			</summary>
			{children}
		</details>
	);
}

type PagesProps = { pages: readonly DocsLink[] } & Required<Pick<SidebarProps, "current" | "sections">>;

function Pages({ pages, current, sections }: PagesProps) {
	return (
		<ul className="flex flex-col gap-0.5 pb-3">
			{pages.map(({ path, title, group }, index) => (
				<li key={path}>
					{group !== pages[index - 1]?.group ? (
						<p className="mt-3 mb-1 px-2.5 font-medium text-ink-soft text-xs">{group}</p>
					) : null}
					<a
						href={path}
						aria-current={path === current ? "page" : undefined}
						className={cx(
							"block rounded-control px-2.5 py-1.5 hover:bg-sunken",
							path === current ? "bg-seal-soft font-medium text-seal" : "text-ink",
						)}
					>
						{title}
					</a>
					{path === current && sections.length > 0 ? <OperationLinks sections={sections} /> : null}
				</li>
			))}
		</ul>
	);
}
