import type { Guide } from "#lib/contract/guides/guide.ts";
import type { FoundSection } from "#lib/contract/guides/search-guides.ts";
import { GuideFrame } from "./guide-frame.tsx";

type Props = { guides: readonly Guide[]; search: string; found: readonly FoundSection[] };

/** Every guide by group, or what a search found in them. */
export function GuideIndex({ guides, search, found }: Props) {
	const groups = [...new Set(guides.map(({ group }) => group))];
	return (
		<GuideFrame guides={guides} search={search}>
			<h1 className="text-pretty font-semibold text-display">Guides</h1>
			{search === "" ? (
				groups.map((group) => (
					<section key={group} className="mt-2 flex flex-col gap-3">
						<h2 className="font-semibold text-title">{group}</h2>
						<Cards guides={guides.filter((guide) => guide.group === group)} />
					</section>
				))
			) : (
				<Results search={search} found={found} />
			)}
		</GuideFrame>
	);
}

function Cards({ guides }: Pick<Props, "guides">) {
	return (
		<ul className="grid gap-3 sm:grid-cols-2">
			{guides.map(({ slug, title, about }) => (
				<li key={slug}>
					<a
						href={`/docs/guides/${slug}`}
						className="block h-full rounded-card border border-line bg-surface px-4 py-3 hover:bg-sunken"
					>
						<span className="block font-medium">{title}</span>
						<span className="block text-ink-soft first-letter:uppercase">{about}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

function Results({ search, found }: Pick<Props, "search" | "found">) {
	return (
		<>
			<p role="status" className="wrap-anywhere text-ink-soft">
				{found.length === 0
					? `No results for “${search}”`
					: `${found.length} ${found.length === 1 ? "result" : "results"} for “${search}”`}
			</p>
			<ul className="flex flex-col gap-3">
				{found.map(({ guide, section, excerpt }) => (
					<li key={`${guide.slug}#${section.id}`}>
						<a
							href={`/docs/guides/${guide.slug}${section.id ? `#${section.id}` : ""}`}
							className="block rounded-card border border-line bg-surface px-4 py-3 hover:bg-sunken"
						>
							<span className="block font-medium">
								{section.id ? `${guide.title} · ${section.title}` : guide.title}
							</span>
							<span className="wrap-anywhere block text-ink-soft">{excerpt}</span>
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
