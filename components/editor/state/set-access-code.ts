import type { DeskCore } from "./editor-core.ts";
import type { AccessCodeOutcome } from "./editor-store.ts";

/** Stores a recipient’s access code on the server, once the recipient is saved there, and receives that like any other step. */
export async function setAccessCode(
	core: DeskCore,
	request: { recipientId: string; accessCode: string },
): Promise<AccessCodeOutcome> {
	if (!(await core.saver.flush())) return { kind: "failed" };
	const answer = await core.transport.setAccessCode(request);
	if (answer.kind === "done") {
		await core.saver.refresh();
		return { kind: "set" };
	}
	if (answer.kind === "rejected") return { kind: "refused", message: answer.message };
	if (answer.kind !== "gone") return { kind: "failed" };
	// The recipient may be gone alone: the next look says whether the draft is.
	await core.saver.refresh();
	return { kind: "refused", message: answer.gone.message };
}
