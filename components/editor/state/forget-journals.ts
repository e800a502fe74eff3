import { forgetCopied } from "./copied-fields.ts";
import { withJournals } from "./journal-database.ts";

/** Tabs that are still open note nothing any more once they hear of it. */
export const FORGET_CHANNEL = "signet-desk forget";

/** Takes all unsaved work of desks, and fields that were copied, out of this browser: whoever comes next is somebody else. */
export async function forgetJournals(): Promise<void> {
	forgetCopied();
	if (typeof BroadcastChannel !== "undefined") {
		const channel = new BroadcastChannel(FORGET_CHANNEL);
		channel.postMessage("forget");
		channel.close();
	}
	await withJournals("readwrite", (journals) => journals.clear());
}
