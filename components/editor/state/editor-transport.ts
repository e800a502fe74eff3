import type { ChangedTemplate } from "#lib/draft/changed-template.ts";
import type { CorrectionConflict } from "#lib/draft/correction.ts";
import type { StepsAnswer, StepsRequest } from "#lib/draft/draft-step.ts";

/** The document is no draft any more, or one may not see it any more. */
export type DeskGone = {
	/** "missing": there is none, or not for this person any more. */
	status:
		| ("sent" | "scheduled" | "revoked" | "deleted" | "missing")
		/** Of the correction of a document that was sent. */
		| ("applied" | "discarded" | "completed" | "declined" | "expired");
	/** Name of whoever did it; null: unknown. */
	by: string | null;
	/** Unix milliseconds. */
	at: number | null;
	/** The server's sentence. */
	message: string;
};

/** Why there is no answer. All but `rejected` and `gone` may pass by themselves. */
export type NoAnswer =
	| { kind: "offline" }
	/** The server is in trouble or asks to wait. */
	| { kind: "trouble"; retryAfterMs: number | null }
	| { kind: "signedOut" }
	/** The request cannot be taken as it is. */
	| { kind: "rejected"; message: string }
	| { kind: "gone"; gone: DeskGone };

export type SendAnswer =
	| { kind: "sent"; documentId: string }
	/** Somebody has changed the draft since the version that was to be sent. */
	| { kind: "outdated" }
	/** The server's own problems, by part. */
	| { kind: "problems"; problems: unknown; message: string }
	/** The document does not take some of its correction any more. */
	| { kind: "conflicts"; conflicts: readonly CorrectionConflict[] }
	/** Somebody has saved the template since its editing began. */
	| { kind: "changed"; changed: ChangedTemplate }
	| NoAnswer;

/** How the desk reaches the server. Nothing is thrown. */
export type DeskTransport = {
	fetchSteps(since: number): Promise<{ kind: "answer"; answer: StepsAnswer } | NoAnswer>;
	/** The server takes each step once, however often it comes. */
	postSteps(request: StepsRequest): Promise<{ kind: "answer"; answer: StepsAnswer } | NoAnswer>;
	/** Sent as the page goes: nobody reads the answer. */
	postStepsLeaving(request: StepsRequest): void;
	/** A second call of what was sent by the same version answers the same. */
	send(request: { version: number; sendAt: number | null }): Promise<SendAnswer>;
	/** The same of a template, which becomes what was edited. @param request.replaces a version that was seen since */
	save(request: { version: number; replaces: number | null }): Promise<SendAnswer>;
	/** The same of the correction of a document that was sent before. */
	apply(request: { version: number }): Promise<SendAnswer>;
	/** What the document does not take any more is as it was; the server makes a step of it. */
	takeBack(request: { version: number }): Promise<{ kind: "done" } | NoAnswer>;
	discard(): Promise<{ kind: "done" } | NoAnswer>;
	/** Sets the code that a recipient is told. It is no part of the draft, whose steps are kept. */
	setAccessCode(request: { recipientId: string; accessCode: string }): Promise<{ kind: "done" } | NoAnswer>;
};
