import type { StepsAnswer } from "#lib/draft/draft-step.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { DeskCore, type DeskCoreOptions } from "./editor-core.ts";
import type { DeskStore } from "./editor-store.ts";
import { discardCorrection, takeBackConflicts } from "./end-correction.ts";
import { sendDraft } from "./send-draft.ts";
import { setAccessCode } from "./set-access-code.ts";

type DeskStoreOptions = Omit<DeskCoreOptions, "version" | "state"> & {
	/** The whole draft (`steps` null), or version 0 of one that does not exist yet. */
	initial: Pick<StepsAnswer, "version" | "state">;
};

/**
 * The desk's store: the draft as one sees it, one's own history, and the way to the server. It knows no page and no
 * framework; open-desk.ts gives it the browser.
 */
export function createDeskStore({ initial, ...options }: DeskStoreOptions): DeskStore & { core: DeskCore } {
	const core = new DeskCore({ ...options, version: initial.version, state: initial.state ?? emptyDraft() });
	return {
		core,
		getSnapshot: () => core.snapshot(),
		subscribe: (listener) => core.subscribe(listener),
		perform: (label, changes, run) => core.perform(label, changes, run ?? null),
		mark: () => core.mark(),
		squashTo: (mark, label) => core.squashTo(mark, label),
		bailTo: (mark) => core.bailTo(mark),
		undo: () => core.stepBack("undo"),
		redo: () => core.stepBack("redo"),
		flush: () => core.saver.flush(),
		refresh: () => core.saver.refresh(),
		receive: (answer) => core.receive(answer, []),
		send: (sendAt) => sendDraft(core, (version) => core.transport.send({ version, sendAt })),
		saveTemplate: (replaces) => sendDraft(core, (version) => core.transport.save({ version, replaces })),
		apply: () => sendDraft(core, (version) => core.transport.apply({ version })),
		takeBack: () => takeBackConflicts(core),
		discard: () => discardCorrection(core),
		setAccessCode: (recipientId, accessCode) => setAccessCode(core, { recipientId, accessCode }),
		tell: (text) => core.tell(text),
		dismiss: (noticeId) => core.dismiss(noticeId),
	};
}
