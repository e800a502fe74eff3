import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import type { Tx } from "#lib/db/client.ts";
import { listUploads, type UploadRow } from "#lib/db/stores/drafts/draft-files.ts";
import { type NewStep, saveDraft } from "#lib/db/stores/drafts/draft-writes.ts";
import { findDraft } from "#lib/db/stores/drafts/drafts.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { correctionEnd } from "../correcting/correction-end.ts";
import { editsBetween, thingsNamedIn } from "./draft-parts.ts";
import { judgeStep } from "./judge-step.ts";
import { listedChange } from "./listed-change.ts";
import { type Asked, type LockedDraft, lockDraft, lockOrBeginDraft } from "./lock-draft.ts";
import { findOwnRemovals, noteRemovals, type OwnRemovals } from "./restore-things.ts";
import { answerSince, type DraftAnswer, loggedSteps } from "./steps-answer.ts";

export type GivenSteps = {
	/** 0 before the draft exists: it begins with the first step then. */
	baseVersion: number;
	clientId: string;
	/** Whose desk the steps come from; left out: the caller's. */
	userId?: string;
	/** Where a draft that begins is to begin; left out: in the caller's environment. */
	isSandbox?: boolean | undefined;
	/** What the desk shows a new document to begin with; left out: what the account says. */
	defaults?: DraftDefaults | undefined;
	/** Each is judged by itself. */
	steps: readonly unknown[];
};

type ApplyStepsInput = GivenSteps & { documentId: string };

/**
 * Takes steps into a draft or the correction of a sent document, in their order behind those that are there. Each is taken once, however often it comes; one
 * that is refused takes no other along.
 *
 * @throws AppError NotFound; GoneError when the document is no draft any more; Unauthorized when somebody else has
 *   signed in since the steps were made: nobody's work is put into another's name
 */
export const applySteps = defineVerb(
	{ permission: "documents.create" },
	async (context: GrantedContext, input: ApplyStepsInput): Promise<DraftAnswer> => {
		const { documentId, isSandbox, defaults } = input;
		return takeSteps(context, input, (tx, asked, mayBegin) =>
			mayBegin
				? lockOrBeginDraft(tx, context, documentId, { ...asked, files: [], isSandbox, defaults })
				: lockDraft(tx, context, documentId, asked),
		);
	},
);

/**
 * Takes steps into the draft that `lock` finds and locks.
 *
 * @throws AppError as `lock` does; Unauthorized for steps that someone else made
 */
export async function takeSteps(
	context: GrantedContext,
	input: GivenSteps,
	lock: (tx: Tx, asked: Asked, mayBegin: boolean) => Promise<LockedDraft>,
): Promise<DraftAnswer> {
	const { baseVersion: since, steps, userId = context.principal.userId } = input;
	if (userId !== context.principal.userId) throw refusal("Unauthorized", said("signedOut"));
	const asked = { since, stepIds: steps.flatMap(stepIdOf), things: thingsNamedIn(steps) };
	return inTransaction(async (tx) => {
		const locked = await lock(tx, asked, since === 0 && steps.length > 0);
		return take(tx, context, input, await wholeWhereAsked(tx, locked, asked));
	}).catch((error: unknown) => {
		if (error instanceof NothingBegun) return { version: 0, steps: [], state: null, refused: error.refused };
		throw error;
	});
}

/** Every first step was refused, so there is no draft: what was begun for it is taken back. */
class NothingBegun extends Error {
	readonly refused: DraftAnswer["refused"];

	constructor(refused: DraftAnswer["refused"]) {
		super("No edit was applied.");
		this.refused = refused;
	}
}

function stepIdOf(step: unknown): string[] {
	const id = typeof step === "object" && step !== null && "id" in step ? step.id : null;
	return typeof id === "string" && isUuid(id) ? [id.toLowerCase()] : [];
}

/** Whoever was away for too long is answered with the whole draft. */
async function wholeWhereAsked(tx: Tx, locked: LockedDraft, asked: Asked): Promise<LockedDraft> {
	const { subject, draft, isPart } = locked;
	if (!isPart || draft.steps.length === draft.version - asked.since) return locked;
	const whole = await findDraft(tx, subject, asked);
	return whole ? { ...locked, draft: whole, isPart: false } : locked;
}

async function take(
	tx: Tx,
	{ principal, now }: GrantedContext,
	input: GivenSteps,
	locked: LockedDraft,
): Promise<DraftAnswer> {
	const { subject, draft, correction, isPart } = locked;
	// What others did since is forgotten: the browser merges, where its person can be told what is not kept.
	if (draft.steps.length !== draft.version - input.baseVersion) return answerSince(input.baseVersion, draft);
	const files = input.steps.some(addsFile) ? await listUploads(subject, tx) : [];
	const removals = await findOwnRemovals(tx, draft, input.steps, principal.userId);
	const { steps, state, refused } = fold(input, { draft, correction, files, removals }, principal.userId);
	if (steps.length === 0) {
		if (draft.version === 0) throw new NothingBegun(refused);
		return answerSince(input.baseVersion, draft, refused);
	}
	// A part is of a draft that stays far from too large.
	const written = isPart ? editsBetween(draft.state, state) : JSON.stringify(state);
	if (typeof written === "string" && written.length > DRAFT_LIMITS.stateLength) {
		const tooMuch = steps.map(({ id: stepId }) => ({ stepId, reason: said("stepTooMuch") }));
		return answerSince(input.baseVersion, draft, [...refused, ...tooMuch]);
	}
	const version = draft.version + steps.length;
	const at = now();
	const row = await listedChange(tx, locked, state);
	const discardAt = correction ? correctionEnd(at) : null;
	const { id, templateVersion } = draft;
	await saveDraft(tx, subject, { id, templateVersion, version, state: written, steps, row, at, discardAt });
	const logged = [...draft.steps, ...loggedSteps(steps, principal.name, at)];
	return answerSince(input.baseVersion, { version, state, steps: logged }, refused);
}

type Folded = { steps: NewStep[]; state: DraftState; refused: DraftAnswer["refused"] };

type Known = Pick<LockedDraft, "draft" | "correction"> & { files: readonly UploadRow[]; removals: OwnRemovals };

function fold({ steps, clientId }: GivenSteps, { draft, correction, files, removals }: Known, userId: string): Folded {
	const taken = new Set(draft.takenIds);
	const folded: Folded = { steps: [], state: draft.state, refused: [] };
	for (const given of steps) {
		const [id] = stepIdOf(given);
		if (id !== undefined && taken.has(id)) continue;
		const judged = judgeStep(given, folded.state, files, correction, removals);
		if (!judged.isTaken) {
			folded.refused.push({ stepId: judged.stepId, reason: judged.reason });
			continue;
		}
		taken.add(judged.step.id);
		folded.state = judged.state;
		noteRemovals(judged.step.operations, removals);
		folded.steps.push({ ...judged.step, version: draft.version + folded.steps.length + 1, userId, clientId });
	}
	return folded;
}

/** Only then is it asked what was uploaded. */
function addsFile(step: unknown): boolean {
	const operations = typeof step === "object" && step !== null && "operations" in step ? step.operations : null;
	return Array.isArray(operations) && operations.some((one) => one?.in === "files" && one?.kind === "add");
}
