import type { DeskCore } from "./editor-core.ts";
import type { SendOutcome } from "./editor-store.ts";
import type { SendAnswer } from "./editor-transport.ts";

type Send = (version: number) => Promise<SendAnswer>;

/** How long a Send is tried again when no answer comes. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000];

/**
 * Saves everything, then sends just the version that one sees. An answer that is lost is asked for again: the server
 * sends a version once.
 *
 * @param send asks the server for it
 */
export async function sendDraft(core: DeskCore, send: Send): Promise<SendOutcome> {
	if (core.snapshot().isSending) return { kind: "notSaved" };
	core.setSending(true);
	try {
		const isSaved = await core.saver.flush();
		// All is saved, but the last look at the server failed: it may be back.
		if (isSaved && core.snapshot().saving.kind !== "saved") await core.saver.refresh();
		const { saving, version } = core.snapshot();
		if (saving.kind === "gone") return { kind: "gone", gone: saving.gone };
		if (!isSaved || saving.kind !== "saved") return { kind: "notSaved" };
		return await sendVersion(core, () => send(version));
	} finally {
		core.setSending(false);
	}
}

async function sendVersion(core: DeskCore, send: () => ReturnType<Send>): Promise<SendOutcome> {
	for (const pauseMs of [...PAUSES_MS, null]) {
		const answer = await send();
		switch (answer.kind) {
			case "sent":
				core.end({ status: "sent", by: null, at: core.clock.now(), message: "" });
				return answer;
			case "outdated":
				await core.saver.refresh();
				return { kind: "outdated", by: core.snapshot().changedBy?.name ?? null };
			case "problems":
			case "conflicts":
			case "changed":
				return answer;
			case "rejected":
				return { kind: "refused", message: answer.message };
			case "gone":
				core.saver.stop(answer.gone);
				return answer;
			case "signedOut":
				await core.saver.refresh();
				return { kind: "notSaved" };
			default:
				if (pauseMs !== null) await new Promise<void>((resolve) => void core.clock.setTimer(resolve, pauseMs));
		}
	}
	core.saver.noteOffline();
	return { kind: "unknown" };
}
