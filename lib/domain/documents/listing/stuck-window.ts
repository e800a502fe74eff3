import type { StuckWindow } from "#lib/db/needing-attention.ts";
import { DAY_MS } from "#lib/units.ts";

/** So long before its end a document is one that ends soon. */
const SOON_MS = 3 * DAY_MS;
/** So long after it was declined a document is one to do something about. */
const DECLINED_MS = 7 * DAY_MS;

/** Within what documents are stuck that nothing failed of: the list and the first page show the same ones. */
export function stuckWindow(now: Date): StuckWindow {
	const at = now.getTime();
	return { from: now, to: new Date(at + SOON_MS), since: new Date(at - DECLINED_MS) };
}
