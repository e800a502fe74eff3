"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import { BulkResult } from "./bulk-result.tsx";
import { useBulk } from "./use-bulk.ts";

const Bulk = createContext<ReturnType<typeof useBulk> | null>(null);

/**
 * What is done to several documents goes on, and what came of it stays, whatever the list shows meanwhile: an action may
 * empty it.
 *
 * @param isListed documents are listed below, and their bar says how far it is
 */
export function BulkHost({ isListed, children }: { isListed: boolean; children: ReactNode }) {
	const { bulk: words } = useWords("list");
	const bulk = useBulk();
	return (
		<Bulk value={bulk}>
			<BulkResult
				result={bulk.result}
				onClose={bulk.forget}
				onRestore={(documents) => void bulk.run(documents, { act: "restore" })}
			/>
			{bulk.running && !isListed ? (
				<p role="status" className="mb-4 rounded-card bg-seal-soft px-5 py-3 font-medium tabular-nums">
					{format(words.running, { done: bulk.running.done, total: bulk.running.total })}
				</p>
			) : null}
			{children}
		</Bulk>
	);
}

/** What is done to several documents of this page's list. @throws Error outside a `BulkHost` */
export function useBulkHost(): ReturnType<typeof useBulk> {
	const bulk = useContext(Bulk);
	if (!bulk) throw new Error("There is no BulkHost.");
	return bulk;
}
