"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { useWords } from "#components/ui/words.tsx";
import { listAddress } from "./list-address.ts";

type Props = { filter: string; search: string; nextCursor: string | null; isFirstPage: boolean };

/** On to older documents, and back to the top. */
export function ListPager({ filter, search, nextCursor, isFirstPage }: Props) {
	const words = useWords("documents");
	if (isFirstPage && !nextCursor) return null;
	return (
		<nav aria-label={words.pages} className="mt-4 flex justify-between gap-3">
			{isFirstPage ? (
				<span />
			) : (
				<ButtonLink
					href={listAddress({ filter, search, cursor: null })}
					icon={<ChevronLeft size={16} aria-hidden="true" />}
				>
					{words.latest}
				</ButtonLink>
			)}
			{nextCursor ? (
				<ButtonLink href={listAddress({ filter, search, cursor: nextCursor })}>
					{words.older}
					<ChevronRight size={16} aria-hidden="true" />
				</ButtonLink>
			) : null}
		</nav>
	);
}
