import { randomUUID } from "node:crypto";
import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import type { Tx } from "#lib/db/client.ts";
import { type LockedDocument, lockDocument } from "#lib/db/stores/documents/documents.ts";
import { findCorrectionEnd } from "#lib/db/stores/drafts/corrections.ts";
import type { DraftSubject } from "#lib/db/stores/drafts/draft-subject.ts";
import { insertDraftDocument } from "#lib/db/stores/drafts/draft-writes.ts";
import {
	findDraft,
	findDraftPart,
	findEnding,
	type NamedThings,
	type StoredDraft,
} from "#lib/db/stores/drafts/drafts.ts";
import { findAccount } from "#lib/db/stores/installation/provisioning.ts";
import { holdTeam } from "#lib/db/stores/users/account-users.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { AuditEventData } from "#lib/domain/audit/event-types.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { draftRow } from "#lib/domain/documents/drafting/draft-row.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { newDraft } from "#lib/draft/new-draft.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { findCorrection, type OpenCorrection } from "../correcting/find-correction.ts";
import { GoneError, type GoneStatus } from "./gone-error.ts";
import { isOnDesk } from "./is-in-editor.ts";

/** A draft whose document's or template's row is locked. */
export type LockedDraft = {
	subject: DraftSubject;
	draft: StoredDraft;
	/** What of it is fixed, where it is the correction of a sent document. */
	correction: OpenCorrection | null;
	/** Of its files and fields only those were read that were asked for. */
	isPart: boolean;
};

/** What is read of a draft: besides its state, and of that. */
export type Asked = {
	since: number;
	stepIds: string[];
	/** The only files and fields that are wanted; where it is no more work, all are read. null: all are wanted. */
	things: NamedThings | null;
};

export type Beginning = {
	/** What was uploaded for it. */
	files: AuditEventData["DocumentCreated"]["files"];
	/**
	 * The environment that the desk shows: a session may have been switched in another window since. Credentials that
	 * belong to one keep to it. Left out: the caller's.
	 */
	isSandbox?: boolean | undefined;
	/** What the desk shows a new document to begin with; left out: what the account says now. */
	defaults?: DraftDefaults | undefined;
};

/**
 * The draft that a caller means, locked until the transaction ends.
 *
 * @throws AppError NotFound when it is out of reach; GoneError when it is none any more
 */
export async function lockDraft(
	tx: Tx,
	context: GrantedContext,
	documentId: string,
	asked: Asked,
): Promise<LockedDraft> {
	const found = await lockKnown(tx, context, documentId);
	const read = found && (await readDraft(tx, found, asked));
	if (!read) throw notFound("document");
	return { subject: found, ...read, correction: await findCorrection(found, tx) };
}

/**
 * The same; where there is none yet, the draft begins here.
 *
 * @throws AppError NotFound when another's document has the id; GoneError
 */
export async function lockOrBeginDraft(
	tx: Tx,
	context: GrantedContext,
	documentId: string,
	asked: Asked & Beginning,
): Promise<LockedDraft> {
	const found = await lockKnown(tx, context, documentId);
	const state = found ? emptyDraft() : newDraft(asked.defaults ?? (await defaultsOf(tx, context)));
	const document = found ?? (await begin(tx, context, documentId, { ...asked, state }));
	const read = await readDraft(tx, document, asked);
	// One that could not be sent is opened first, and becomes a draft by that.
	if (!read && found) throw notFound("document");
	const correction = await findCorrection(document, tx);
	return { subject: document, ...(read ?? beginningAt(state)), correction };
}

/** What the account says that a draft begins with. */
export async function defaultsOf(tx: Tx, { principal }: GrantedContext): Promise<DraftDefaults> {
	const account = await findAccount(principal.accountId, tx);
	if (!account) throw notFound("user");
	return account.draftDefaults;
}

/** The draft of what is locked, as much of it as was asked for; null: there is none. */
export async function readDraft(
	tx: Tx,
	subject: DraftSubject,
	{ things, ...asked }: Asked,
): Promise<Pick<LockedDraft, "draft" | "isPart"> | null> {
	const part = things && (await findDraftPart(tx, subject, asked, things));
	if (part) return { draft: part, isPart: true };
	const draft = await findDraft(tx, subject, asked);
	return draft && { draft, isPart: false };
}

/** A draft that nothing has been done to yet. */
export function beginningAt(
	state: DraftState,
	templateVersion: number | null = null,
): Pick<LockedDraft, "draft" | "isPart"> {
	return { draft: { ...NO_DRAFT, id: randomUUID(), templateVersion, state }, isPart: false };
}

const NO_DRAFT: Omit<StoredDraft, "id" | "templateVersion" | "state"> = {
	version: 0,
	isSent: false,
	steps: [],
	takenIds: [],
	base: null,
	correctionEnd: null,
	correctedById: null,
};

/** The locked row of a document that the caller reaches, whatever has become of it; null: there is none. */
export async function lockReached(tx: Tx, context: GrantedContext, documentId: string): Promise<LockedDocument | null> {
	return isUuid(documentId) ? lockDocument(tx, documentScope(context), documentId) : null;
}

async function lockKnown(tx: Tx, context: GrantedContext, documentId: string): Promise<LockedDocument | null> {
	if (!isUuid(documentId)) throw notFound("document");
	const document = await lockReached(tx, context, documentId);
	if (document && !isOnDesk(document)) throw await goneError(document, tx);
	return document;
}

/** What became of a document that is no draft. */
export async function goneError(
	{ id, deletedAt, status }: Pick<LockedDocument, "id" | "deletedAt" | "status">,
	tx?: Tx,
): Promise<GoneError> {
	const ending = await findEnding(id, tx);
	const corrected = deletedAt || status === "Scheduled" ? null : await findCorrectionEnd(id, tx);
	const isOpen = status === "InProgress" && ending?.document.sealState === "None";
	const way = corrected ? GONE_CORRECTIONS[isOpen ? corrected : status] : GONE_DRAFTS[status];
	// Who applied it is in the trail; who discarded it, or whose signing ended it, is said there in other words.
	const isKnown = way !== "discarded" && way !== "completed" && way !== "declined" && way !== "expired";
	return new GoneError({
		status: deletedAt ? "deleted" : (way ?? "sent"),
		by: isKnown ? (ending?.actorName ?? "") : "",
		at: isKnown ? (ending?.at.getTime() ?? null) : null,
	});
}

const GONE_DRAFTS: Partial<Record<string, GoneStatus>> = {
	Scheduled: "scheduled",
	Revoked: "revoked",
};

/** Where everybody has signed it waits for its seal, and is in progress as well. */
const GONE_CORRECTIONS: Partial<Record<string, GoneStatus>> = {
	Applied: "applied",
	Discarded: "discarded",
	/** It expired, and was given more time. */
	Ended: "discarded",
	InProgress: "completed",
	Completed: "completed",
	Declined: "declined",
	Expired: "expired",
	Revoked: "revoked",
};

async function begin(
	tx: Tx,
	context: GrantedContext,
	documentId: string,
	{ files, isSandbox: shown, state }: Beginning & { state: DraftState },
): Promise<LockedDocument> {
	const { accountId, userId: senderId, isSandbox: isOwn, via } = context.principal;
	const isSandbox = via === "session" ? (shown ?? isOwn) : isOwn;
	const teamId = await holdTeam(tx, accountId, senderId);
	const now = context.now();
	const made = await insertDraftDocument(tx, {
		...draftRow(state, new Map()),
		id: documentId,
		accountId,
		teamId,
		senderId,
		isSandbox,
		status: "Draft",
		createdAt: now,
		activityAt: now,
	});
	if (made) {
		await appendEvents(tx, context, made, [{ type: "DocumentCreated", data: { files } }]);
		return made;
	}
	// Another tab of the same person was a moment faster, or it is somebody else's.
	const found = await lockKnown(tx, context, documentId);
	if (!found) throw notFound("document");
	return found;
}
