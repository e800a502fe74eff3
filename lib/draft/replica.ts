import { applyStep } from "./apply-step.ts";
import { type AnyThing, DRAFT_COLLECTIONS, thingOf } from "./collections.ts";
import type { DraftState } from "./draft-state.ts";
import type { DraftStep, LoggedStep, RefusedStep, StepsAnswer } from "./draft-step.ts";
import { isSameValue } from "./is-same-value.ts";
import { type LostWork, mergeOnto } from "./merge-onto.ts";

/** A client's copy of a draft: what the server has said, and its own steps on top that were not acknowledged yet. */
export type Replica = {
	confirmed: DraftState;
	/** How many steps `confirmed` has. */
	version: number;
	pending: readonly DraftStep[];
	/** `confirmed` with `pending` on top: what one sees. */
	state: DraftState;
};

export type Received = {
	replica: Replica;
	/** Steps of others that are new here. */
	others: readonly LoggedStep[];
	refused: readonly RefusedStep[];
	lost: readonly LostWork[];
	/** The answer does not follow on what is known here, or names more than it brought: ask again. */
	isBehind: boolean;
};

/** A copy that has what the server says, with the steps that another run of the same client left (a journal). */
export function newReplica(version: number, state: DraftState, pending: readonly DraftStep[] = []): Replica {
	return { confirmed: state, version, pending, state: folded(state, pending) };
}

/** A step of one's own: seen at once, confirmed later. */
export function submitStep(replica: Replica, step: DraftStep): Replica {
	const pending = [...replica.pending, step];
	return { ...replica, pending, state: applyStep(replica.state, step.operations) };
}

/**
 * What the server said: its steps in its order first, one's own that are still pending on top again. Answers may
 * come twice, late or in another order: what is known already is passed over.
 *
 * @param sent ids of the steps that this is the answer to; none for a mere question
 * @param makeId ids of steps that a merge makes
 */
export function receiveAnswer(
	replica: Replica,
	answer: StepsAnswer,
	sent: readonly string[],
	makeId: () => string,
): Received {
	if (answer.steps === null) return receiveState(replica, answer, makeId);
	const fresh = answer.steps.filter(({ version }) => version > replica.version);
	const isInOrder = fresh.every(({ version }, index) => version === replica.version + 1 + index);
	const version = isInOrder ? replica.version + fresh.length : replica.version;
	// Until the step itself is here it stays pending: one would see it vanish and come back.
	if (version < answer.version) return { replica, others: [], refused: [], lost: [], isBehind: true };
	const done = new Set([...sent, ...answer.steps.map(({ id }) => id)]);
	const own = new Set(replica.pending.map(({ id }) => id));
	const pending = replica.pending.filter(({ id }) => !done.has(id));
	// With the objects that are seen: else each answer would compare all that was ever confirmed once more.
	const confirmed = keepIdentity(
		replica.state,
		fresh.reduce((state, { operations }) => applyStep(state, operations), replica.confirmed),
	);
	const state = keepIdentity(replica.state, folded(confirmed, pending));
	const others = fresh.filter(({ id }) => !own.has(id));
	const next = { confirmed, version, pending, state };
	const refused = answer.refused.filter(({ stepId }) => own.has(stepId));
	return { replica: next, others, refused, lost: deletedByOthers(replica, next, others), isBehind: false };
}

/** The way from what is known here to what is now is not kept: one's own changes are merged, as one new step. */
function receiveState(replica: Replica, answer: StepsAnswer, makeId: () => string): Received {
	if (!answer.state || answer.version < replica.version) {
		return { replica, others: [], refused: [], lost: [], isBehind: true };
	}
	const refusedIds = new Set(answer.refused.map(({ stepId }) => stepId));
	const wanted = replica.pending.filter(({ id }) => !refusedIds.has(id));
	const refused = answer.refused.filter(({ stepId }) => replica.pending.some(({ id }) => id === stepId));
	const { operations, lost } = mergeOnto(
		answer.state,
		replica.state,
		wanted.flatMap((step) => step.operations),
	);
	const pending = inSteps(operations, makeId);
	const state = keepIdentity(replica.state, folded(answer.state, pending));
	const next = { confirmed: answer.state, version: answer.version, pending, state };
	return { replica: next, others: [], refused, lost, isBehind: false };
}

/** What the server takes in one step (DRAFT_LIMITS; the schema does not belong in the browser's first load). */
const OPERATIONS_PER_STEP = 500;

/** Operations as so few steps as the server takes. */
export function inSteps(operations: DraftStep["operations"], makeId: () => string): DraftStep[] {
	const steps: DraftStep[] = [];
	for (let at = 0; at < operations.length; at += OPERATIONS_PER_STEP) {
		steps.push({ id: makeId(), operations: operations.slice(at, at + OPERATIONS_PER_STEP) });
	}
	return steps;
}

function folded(state: DraftState, steps: readonly DraftStep[]): DraftState {
	return steps.reduce((now, { operations }) => applyStep(now, operations), state);
}

/** Things one was changing when somebody else took them away. */
function deletedByOthers(before: Replica, after: Replica, others: readonly LoggedStep[]): LostWork[] {
	const changed = before.pending.flatMap(({ operations }) => operations);
	const lost = new Map<string, LostWork>();
	for (const operation of changed) {
		if (operation.kind !== "patch" || operation.in === "document") continue;
		const { in: collection, id } = operation;
		const thing = thingOf(before.state, collection, id);
		if (!thing || thingOf(after.state, collection, id)) continue;
		const remover = others.findLast(({ operations }) =>
			operations.some((one) => one.kind === "remove" && one.in === collection && one.id === id),
		);
		if (!remover) continue;
		lost.set(`${collection} ${id}`, {
			kind: "deleted",
			in: collection,
			id,
			thing,
			by: remover.userName,
			at: remover.at,
		});
	}
	return [...lost.values()];
}

/**
 * The newer state, with the very objects of the older one wherever both say the same: a step that comes back from the
 * server as it was sent makes nobody draw anything again.
 */
function keepIdentity(older: DraftState, newer: DraftState): DraftState {
	const document = isSameValue(older.document, newer.document) ? older.document : newer.document;
	const collections = Object.fromEntries(
		DRAFT_COLLECTIONS.map((collection) => [collection, sameThings(older[collection], newer[collection])]),
	) as Pick<DraftState, "files" | "recipients" | "fields">;
	const isSame = document === older.document && DRAFT_COLLECTIONS.every((name) => collections[name] === older[name]);
	return isSame ? older : { ...newer, document, ...collections };
}

function sameThings(older: object, newer: object): object {
	if (older === newer) return older;
	const before = older as Readonly<Record<string, AnyThing>>;
	const entries = Object.entries(newer as Readonly<Record<string, AnyThing>>).map(([id, thing]) => {
		const known = Object.hasOwn(before, id) ? before[id] : undefined;
		return [id, known !== undefined && isSameValue(known, thing) ? known : thing] as const;
	});
	const isSame = entries.length === Object.keys(before).length && entries.every(([id, thing]) => before[id] === thing);
	return isSame ? older : Object.fromEntries(entries);
}
