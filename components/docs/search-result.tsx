import { Fragment } from "react";
import { cx } from "#components/ui/cx.ts";
import { addressOf, type DocsPlace, type FoundPlace, isResponse } from "#lib/contract/guides/search-docs.ts";
import { searchWords, splitAtWords } from "#lib/contract/guides/search-words.ts";

/** A place that a search found, which the whole row opens. */
export function SearchResult({ found: { place, excerpt, others }, search }: { found: FoundPlace; search: string }) {
	const { page, section, row } = place;
	return (
		<li className="relative border-line border-b px-4 py-3 last:border-b-0 hover:bg-sunken has-[>a:focus-visible]:bg-sunken">
			<p className="wrap-anywhere text-ink-soft text-xs">{trailOf(place).join(" › ")}</p>
			<a
				href={addressOf(place)}
				className={cx("wrap-anywhere after:absolute after:inset-0 hover:underline", nameClass(place))}
			>
				<Marked text={row?.name ?? (section.id ? section.title : page.title)} search={search} />
			</a>
			{excerpt ? (
				<p className="wrap-anywhere text-pretty text-ink-soft">
					<Marked text={excerpt} search={search} />
				</p>
			) : null}
			{others.length > 0 ? <Others places={others} /> : null}
		</li>
	);
}

function nameClass({ row }: DocsPlace): string {
	return row && !row.name.includes(" ") ? "font-medium font-mono text-[0.8125rem]" : "font-medium text-read";
}

/** Headings above it. */
function trailOf({ page, section, row }: DocsPlace): string[] {
	const part = page.path.startsWith("/docs/guides") ? "Guides" : "API reference";
	if (!section.id && !row) return [part];
	if (!row) return [part, page.title];
	const response = isResponse(row) ? ["Response"] : [];
	return [part, page.title, ...(section.id ? [section.title] : []), ...response];
}

function Others({ places }: { places: readonly DocsPlace[] }) {
	return (
		<details className="relative mt-1 w-fit">
			<summary className="py-1 text-seal text-xs">
				Also in {places.length} other {places.length === 1 ? "operation" : "operations"}
			</summary>
			<ul className="flex flex-col gap-1 py-1 pl-4">
				{places.map((place) => (
					<li key={addressOf(place)}>
						<a href={addressOf(place)} className="wrap-anywhere font-mono text-seal text-xs underline">
							{place.section.path}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}

/** Text with the words of the search marked. */
function Marked({ text, search }: { text: string; search: string }) {
	return splitAtWords(text, searchWords(search)).map((piece, index) =>
		index % 2 === 1 ? (
			<mark key={index} className="rounded-sm bg-warn-soft font-medium text-ink">
				{piece}
			</mark>
		) : (
			<Fragment key={index}>{piece}</Fragment>
		),
	);
}
