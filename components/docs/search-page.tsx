import type { FoundSection } from "#lib/contract/guides/search-guides.ts";
import { DocsFrame, type DocsLists } from "./docs-frame.tsx";

type Props = DocsLists & { search: string; found: readonly FoundSection[] };

/** What a search found in guides and reference. */
export function SearchPage({ search, found, ...lists }: Props) {
	return (
		<DocsFrame {...lists} current="/docs/search" search={search}>
			<h1 className="font-semibold text-display">Search</h1>
			<p role="status" className="wrap-anywhere text-ink-soft">
				{search === "" ? "Type a word or two, such as a parameter or an error code." : countOf(found, search)}
			</p>
			<ul className="flex flex-col gap-3">
				{found.map(({ guide, section, excerpt }) => (
					<li key={`${guide.path}#${section.id}`}>
						<a
							href={`${guide.path}${section.id ? `#${section.id}` : ""}`}
							className="block rounded-card border border-line bg-surface px-4 py-3 hover:bg-sunken"
						>
							<span className="block text-ink-soft text-xs">
								{guide.path.startsWith("/docs/guides") ? "Guides" : "API reference"} · {guide.group}
							</span>
							<span className="block font-medium">
								{section.id ? `${guide.title} · ${section.title}` : guide.title}
							</span>
							<span className="wrap-anywhere block text-ink-soft">{excerpt}</span>
						</a>
					</li>
				))}
			</ul>
		</DocsFrame>
	);
}

function countOf({ length }: readonly FoundSection[], search: string): string {
	return length === 0
		? `No results for “${search}”`
		: `${length} ${length === 1 ? "result" : "results"} for “${search}”`;
}
