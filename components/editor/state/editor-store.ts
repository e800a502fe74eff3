import type { ChangedTemplate } from "#lib/draft/changed-template.ts";
import type { CorrectionConflict } from "#lib/draft/correction.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange, StepsAnswer } from "#lib/draft/draft-step.ts";
import type { LostWork } from "#lib/draft/merge-onto.ts";
import type { DeskGone } from "./editor-transport.ts";

/** How far the work is kept. `changes` counts steps that are kept in this browser only. */
export type SavingState =
	| { kind: "saved" }
	| { kind: "saving" }
	| { kind: "offline"; since: number; changes: number }
	/** The server did not take it; it is tried again. */
	| { kind: "failed"; since: number; changes: number }
	| { kind: "signedOut"; changes: number }
	/** Nothing can be saved any more: sent or deleted elsewhere, or the right to it is gone. */
	| { kind: "gone"; gone: DeskGone; changes: number };

/** Something to be said once, until it is dismissed. */
export type DeskNotice = { id: string } & (
	| { kind: "refused"; reason: string }
	/** All that one answer made impossible to keep. */
	| { kind: "lost"; lost: readonly LostWork[] }
	/** Undo or redo left things alone that somebody has changed since. */
	| { kind: "skipped"; label: string; count: number }
	/** A sentence about what was just done. */
	| { kind: "told"; text: string }
);

/** What undo or redo would do: the action's name and how many things it touched. */
export type NamedStep = { label: string; count: number };

/** All that the desk knows at a moment. Parts that did not change are the very same objects as before. */
export type DeskSnapshot = {
	draft: DraftState;
	/** Steps that the server has; 0: there is no draft there yet. */
	version: number;
	saving: SavingState;
	undo: NamedStep | null;
	redo: NamedStep | null;
	/** Who else changed it last, in another window or elsewhere; null: nobody. */
	changedBy: { userId: string | null; name: string; at: number } | null;
	notices: readonly DeskNotice[];
	/** A Send, or what comes to the same of a document that was sent before, is on its way: nothing can be changed. */
	isSending: boolean;
};

/** Ends what was begun by `mark`. */
export type DeskMark = number;

export type SendOutcome =
	| { kind: "sent"; documentId: string }
	/** Somebody changed it meanwhile: look at it again. */
	| { kind: "outdated"; by: string | null }
	| { kind: "problems"; problems: unknown; message: string }
	/** Nothing was applied: some of the correction comes too late. */
	| { kind: "conflicts"; conflicts: readonly CorrectionConflict[] }
	/** Nothing was saved: the template was, since its editing began. */
	| { kind: "changed"; changed: ChangedTemplate }
	| { kind: "refused"; message: string }
	/** Not everything is saved, so nothing was sent; `saving` says why. */
	| { kind: "notSaved" }
	/** No answer came. Whether it was sent shows as soon as there is a connection: then `saving` is gone, as sent. */
	| { kind: "unknown" }
	| { kind: "gone"; gone: DeskGone };

export type DiscardOutcome =
	| { kind: "discarded" }
	| { kind: "refused"; message: string }
	/** No answer came, or the session is over: one may try again. */
	| { kind: "failed" };

export type AccessCodeOutcome =
	| { kind: "set" }
	| { kind: "refused"; message: string }
	/** No answer came, or what it is for is not saved: one may try again. */
	| { kind: "failed" };

export type DeskStore = {
	getSnapshot(): DeskSnapshot;
	subscribe(listener: () => void): () => void;
	/**
	 * Does something to the draft: seen at once, saved within a second of rest. What changes nothing does nothing.
	 *
	 * @param label key of the action, for undo
	 * @returns false where it can’t be done, which is said
	 * @param run entries of the same run, within a second of each other, are one for undo: letters, presses of an arrow
	 */
	perform(label: string, changes: readonly DraftChange[], run?: string): boolean;
	/** Begins something that is one step in the end, or none: a drag. */
	mark(): DeskMark;
	squashTo(mark: DeskMark, label: string): void;
	bailTo(mark: DeskMark): void;
	undo(): void;
	redo(): void;
	/** Saves now. True when the server has everything. */
	flush(): Promise<boolean>;
	/** Asks the server now what is new, and tries again to save: after signing in, on "try again". */
	refresh(): Promise<void>;
	/** An answer that came another way: an upload's. */
	receive(answer: StepsAnswer): void;
	/** Saves, then sends just that. `sendAt`: unix seconds; null: at once. */
	send(sendAt: number | null): Promise<SendOutcome>;
	/** Saves, then makes just that the next version of the template. @param replaces a version that was seen since */
	saveTemplate(replaces: number | null): Promise<SendOutcome>;
	/** Says something until it is put away. */
	tell(text: string): void;
	/** Saves, then puts just that into the document that was sent before. */
	apply(): Promise<SendOutcome>;
	/** Puts back as it was what came too late for the document. True when that is done. */
	takeBack(): Promise<boolean>;
	/** Gives the correction of a document that was sent up, with all that was changed. */
	discard(): Promise<DiscardOutcome>;
	/** Saves, then has the server keep the code that a recipient is told; that there is one comes as a step. */
	setAccessCode(recipientId: string, accessCode: string): Promise<AccessCodeOutcome>;
	dismiss(noticeId: string): void;
};
