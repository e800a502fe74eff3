"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ListView } from "#lib/contract/documents/list-view.ts";
import { listAddress } from "./list-address.ts";

type Props = { view: ListView; nextCursor: string | null; isFirstPage: boolean };

/** On to older documents, and back to the top. */
export function ListPager({ view, nextCursor, isFirstPage }: Props) {
	const words = useWords("documents");
	if (isFirstPage && !nextCursor) return null;
	return (
		<nav aria-label={words.pages} className="mt-4 flex justify-between gap-3">
			{isFirstPage ? (
				<span />
			) : (
				<ButtonLink href={listAddress(view)} icon={<ChevronLeft size={16} aria-hidden="true" />}>
					{view.sort === "recent" ? words.latest : words.first}
				</ButtonLink>
			)}
			{nextCursor ? (
				<ButtonLink href={listAddress(view, nextCursor)}>
					{view.sort === "recent" ? words.older : words.next}
					<ChevronRight size={16} aria-hidden="true" />
				</ButtonLink>
			) : null}
		</nav>
	);
}
