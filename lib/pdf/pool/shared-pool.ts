import type { Requester } from "#lib/pdf/tasks.ts";
import { PdfPool } from "./pdf-pool.ts";
import { MAX_CHILDREN, STRANGER_NICENESS } from "./process-limits.ts";

type Pools = { others: PdfPool; strangers: PdfPool };

/** Each route of a Next.js build is a bundle of its own: only globalThis is one per process. */
const holder = globalThis as typeof globalThis & { signetPdfPools?: Pools };

/** This process's pool for a requester, created at first use. */
export function sharedPool(requester: Requester): PdfPool {
	holder.signetPdfPools ??= {
		others: new PdfPool({ maxChildren: MAX_CHILDREN.others }),
		strangers: new PdfPool({
			maxChildren: MAX_CHILDREN.strangers,
			niceness: STRANGER_NICENESS,
			keepsIdleChild: false,
		}),
	};
	return requester === "stranger" ? holder.signetPdfPools.strangers : holder.signetPdfPools.others;
}

/** Removes the pools, so that the next use creates new ones. */
export function takeSharedPools(): PdfPool[] {
	const pools = holder.signetPdfPools;
	holder.signetPdfPools = undefined;
	return pools ? [pools.others, pools.strangers] : [];
}
