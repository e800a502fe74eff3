"use client";

import { Pager } from "#components/ui/lists/pager.tsx";
import { useWords } from "#components/ui/words.tsx";
import { listAddress } from "#lib/contract/documents/listing/list-address.ts";
import type { ListView } from "#lib/contract/documents/listing/list-view.ts";

type Props = { view: ListView; nextCursor: string | null; isFirstPage: boolean };

/** On to older documents, and back to the top. */
export function ListPager({ view, nextCursor, isFirstPage }: Props) {
	const words = useWords("documents");
	const isByTime = view.sort === "recent";
	return (
		<div className="mt-4 empty:hidden">
			<Pager
				words={{
					label: words.pages,
					earlier: isByTime ? words.latest : words.first,
					later: isByTime ? words.older : words.next,
				}}
				earlierHref={isFirstPage ? null : listAddress(view)}
				laterHref={nextCursor ? listAddress(view, nextCursor) : null}
			/>
		</div>
	);
}
