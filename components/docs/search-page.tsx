import { buttonClass } from "#components/ui/button-class.ts";
import type { FoundPlace } from "#lib/contract/guides/search-docs.ts";
import { DocsFrame, type DocsLists } from "./docs-frame.tsx";
import { DocsSearch } from "./docs-search.tsx";
import { SearchResult } from "./search-result.tsx";

const FIRST_COUNT = 20;

const EXAMPLES = ["webhook signature", "reminderDays", "429", "iframe", "PUBLIC_URL"];

type Props = DocsLists & {
	search: string;
	found: readonly FoundPlace[];
	/** All results instead of the first ones. */
	isAll: boolean;
};

/** What a search found in guides and reference. */
export function SearchPage({ search, found, isAll, ...lists }: Props) {
	const shown = isAll ? found : found.slice(0, FIRST_COUNT);
	return (
		<DocsFrame {...lists} current="/docs/search" hasSearch={false}>
			<h1 className="font-semibold text-display">Search</h1>
			<DocsSearch search={search} isLarge />
			<p role="status" className="wrap-anywhere text-ink-soft">
				{search === ""
					? "Search guides and API reference for words, parameters, error codes or settings."
					: countOf(found, shown, search)}
			</p>
			{search === "" ? <Examples /> : null}
			{search !== "" && found.length === 0 ? <NothingFound /> : null}
			{shown.length > 0 ? (
				<ol className="overflow-hidden rounded-card border border-line bg-surface">
					{shown.map((one, index) => (
						<SearchResult key={index} found={one} search={search} />
					))}
				</ol>
			) : null}
			{shown.length < found.length ? (
				<a
					href={`/docs/search?${new URLSearchParams({ q: search, all: "1" })}`}
					className={buttonClass("secondary", "md", "self-start")}
				>
					Show all {found.length} results
				</a>
			) : null}
		</DocsFrame>
	);
}

function Examples() {
	return (
		<ul className="flex flex-wrap gap-2">
			{EXAMPLES.map((example) => (
				<li key={example}>
					<a href={`/docs/search?${new URLSearchParams({ q: example })}`} className={buttonClass("secondary", "sm")}>
						{example}
					</a>
				</li>
			))}
		</ul>
	);
}

function NothingFound() {
	return (
		<p className="max-w-prose text-read">
			Check the spelling or use fewer words. You can also browse the{" "}
			<a href="/docs/guides" className="text-seal underline">
				guides
			</a>{" "}
			and the{" "}
			<a href="/docs" className="text-seal underline">
				API reference
			</a>
			.
		</p>
	);
}

function countOf({ length }: readonly FoundPlace[], shown: readonly FoundPlace[], search: string): string {
	if (length === 0) return `No results for “${search}”`;
	const count = `${length} ${length === 1 ? "result" : "results"} for “${search}”`;
	return shown.length < length ? `${count}. Showing the best ${shown.length}.` : count;
}
