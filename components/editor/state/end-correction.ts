import type { DeskCore } from "./editor-core.ts";
import type { DiscardOutcome } from "./editor-store.ts";

/** Gives a correction up. What is not saved yet never will be, and nothing of it is kept in this browser. */
export async function discardCorrection(core: DeskCore): Promise<DiscardOutcome> {
	if (core.snapshot().isSending) return { kind: "failed" };
	core.setSending(true);
	try {
		const answer = await core.transport.discard();
		if (answer.kind === "done") {
			core.end({ status: "discarded", by: null, at: core.clock.now(), message: "" });
			return { kind: "discarded" };
		}
		if (answer.kind === "gone") {
			core.end(answer.gone);
			return { kind: "discarded" };
		}
		return answer.kind === "rejected" ? { kind: "refused", message: answer.message } : { kind: "failed" };
	} finally {
		core.setSending(false);
	}
}

/** Has the server revert the changes that the document no longer accepts, and receives that like any other step. */
export async function takeBackConflicts(core: DeskCore): Promise<boolean> {
	if (!(await core.saver.flush())) return false;
	const answer = await core.transport.takeBack({ version: core.snapshot().version });
	if (answer.kind === "gone") core.saver.stop(answer.gone);
	else await core.saver.refresh();
	return answer.kind === "done";
}
