import type { Tx } from "#lib/db/client.ts";
import { findRemovals } from "#lib/db/stores/drafts/draft-removals.ts";
import type { StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import type { AnyThing } from "#lib/draft/collections.ts";
import { draftStepSchema } from "#lib/draft/draft-schema.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { groundStep } from "#lib/draft/ground-step.ts";

/** What a person removed from a draft, as it was, by collection and key: they can undo that. */
export type OwnRemovals = Map<string, AnyThing>;

type Thing = Exclude<DraftOperation, { in: "document" }>;
type Addition = Extract<DraftOperation, { kind: "add" }>;

const nameOf = ({ in: collection, id }: Pick<Thing, "in" | "id">) => `${collection} ${id}`;
const isAddition = (operation: DraftOperation): operation is Addition => operation.kind === "add";

/** What of the things that steps add was last removed by the same person; nothing where no template limits the draft. */
export async function findOwnRemovals(
	tx: Tx,
	draft: Pick<StoredDraft, "id" | "state">,
	steps: readonly unknown[],
	userId: string,
): Promise<OwnRemovals> {
	if (!draft.state.template) return new Map();
	const added = steps.flatMap((step) => draftStepSchema.safeParse(step).data?.operations.filter(isAddition) ?? []);
	if (added.length === 0) return new Map();
	const removals = await findRemovals(tx, draft, added);
	const own = removals.filter((one) => one.userId === userId);
	return new Map(own.map((one) => [nameOf(one), one.was]));
}

/**
 * The operations of a step on a draft that a template limits: what they remove is as it is in the draft, and what a
 * person adds back is as they removed it.
 */
export function restoreThings(
	operations: readonly DraftOperation[],
	state: DraftState,
	removals: OwnRemovals,
): { operations: DraftOperation[]; restored: ReadonlySet<DraftOperation> } {
	const restored = new Set<DraftOperation>();
	const grounded = groundStep(operations, state).map((operation) => {
		const value = isAddition(operation) ? removals.get(nameOf(operation)) : undefined;
		if (!value) return operation;
		const back = { ...operation, value } as DraftOperation;
		restored.add(back);
		return back;
	});
	return { operations: grounded, restored };
}

/** Notes what a step that was taken removed and added. */
export function noteRemovals(operations: readonly DraftOperation[], removals: OwnRemovals): void {
	for (const operation of operations) {
		if (operation.kind === "remove") removals.set(nameOf(operation), operation.was);
		if (isAddition(operation)) removals.delete(nameOf(operation));
	}
}
