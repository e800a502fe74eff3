"use client";

import { Trash2 } from "lucide-react";
import Link, { useLinkStatus } from "next/link";
import type { ComponentProps } from "react";
import { cx } from "#components/ui/cx.ts";
import { useListPending } from "#components/ui/lists/list-pending.ts";
import { useCurrentInSight } from "#components/ui/use-current-in-sight.ts";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { listAddress } from "#lib/contract/documents/listing/list-address.ts";
import { LIST_FILTERS, type ListFilter } from "#lib/contract/documents/listing/list-filters.ts";
import type { ListView } from "#lib/contract/documents/listing/list-view.ts";
import { format } from "#lib/i18n/message.ts";
import { remembered } from "#lib/i18n/remembered.ts";

const compactFormat = remembered((locale) => new Intl.NumberFormat(locale, { notation: "compact" }));

export type Totals = Partial<Record<ListFilter, { count: number; isMore: boolean }>>;

/** Lists that have no place in the row: they are chosen below it (list-narrowing.tsx), among all. */
const ENDS: readonly ListFilter[] = ["declined", "expired", "revoked"];
/** What one should act on is told by colour as well. */
const TONES: Partial<Record<ListFilter, string>> = {
	mine: "bg-seal-soft text-seal",
	attention: "bg-bad-soft text-bad",
};

/** Which documents are listed, in the address; works without scripts. The trash stands apart. */
export function ListFilters({ view, totals }: { view: ListView; totals: Totals }) {
	const words = useWords("list");
	const chosen = ENDS.includes(view.filter) ? "all" : view.filter;
	const row = useCurrentInSight(chosen);
	return (
		<nav ref={row} aria-label={words.filter} className="-mx-4 mb-4 scroll-px-16 overflow-x-auto px-4 md:mx-0 md:px-0">
			<ul className="flex w-max min-w-full gap-5 border-line border-b">
				{LIST_FILTERS.filter((name) => !ENDS.includes(name)).map((name) => (
					<li key={name} className={name === "trash" ? "ml-auto" : undefined}>
						<ListTabLink
							href={listAddress({ ...view, filter: name })}
							aria-current={chosen === name ? "true" : undefined}
							className={cx(
								"-mb-px relative inline-flex min-h-11 items-center gap-2 border-b-2 font-medium",
								chosen === name
									? "border-ink text-ink"
									: "border-transparent text-ink-soft hover:border-line-strong hover:text-ink",
							)}
						>
							{name === "trash" ? <Trash2 size={16} aria-hidden="true" /> : null}
							{words.filters[name]}
							<Total of={totals[name]} tone={TONES[name]} />
						</ListTabLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** How many there are; nothing where there are none, or nobody counts. */
function Total({ of, tone }: { of: Totals[ListFilter]; tone: string | undefined }) {
	const { total: words } = useWords("list");
	const locale = useWordsLocale();
	if (!of || of.count === 0) return null;
	const said = of.isMore ? format(words.more, { count: of.count }) : format(words.documents, { count: of.count });
	return (
		<>
			<span
				aria-hidden="true"
				className={cx("rounded-full px-2 py-0.5 font-medium text-xs tabular-nums", tone ?? "bg-sunken text-ink-soft")}
			>
				{compactFormat(locale).format(of.count)}
				{of.isMore ? "+" : ""}
			</span>
			<span className="sr-only">{said}</span>
		</>
	);
}

/** A link from one list of documents to another, without loading the page anew: the rows say that theirs are late. */
function ListTabLink({ children, ...rest }: ComponentProps<typeof Link>) {
	return (
		<Link prefetch={false} {...rest}>
			{children}
			<Pending />
		</Link>
	);
}

/** Only what is below a link knows of it. */
function Pending() {
	useListPending(useLinkStatus().pending);
	return null;
}
