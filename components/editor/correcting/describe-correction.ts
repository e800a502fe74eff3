import { diffStates } from "#lib/draft/diff-states.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import type { DeskCorrection } from "#lib/draft/editor-facts.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import type { CorrectionReader } from "./corrected.ts";
import { personLines } from "./person-lines.ts";
import { documentLine } from "./setting-lines.ts";

/** What a correction changes, in the words of its sender. */
export type DescribedCorrection = {
	/** How many settings, people and fields are changed, added or removed. */
	count: number;
	/** What concerns everybody. */
	whole: string[];
	/** What changes for whom, in the order of the recipients; those who go come last. */
	people: { id: string; lines: string[] }[];
};

/** Compares a correction with what was sent. */
export function describeCorrection(
	draft: DraftState,
	correction: DeskCorrection,
	reader: CorrectionReader,
): DescribedCorrection {
	const { base } = correction;
	const all = diffStates(base, draft);
	const operations = all.flatMap(byProperty);
	const ids = [...new Set([...byOrder(draft.recipients), ...byOrder(base.recipients)])];
	const people = ids.map((id) => ({ id, lines: personLines(id, operations, { draft, correction, reader }) }));
	const said = operations.flatMap((one) => (one.in === "document" ? documentLine(one, draft, reader) : []));
	const whole = [...new Set(said)];
	return {
		count: whole.length + all.filter((one) => one.in !== "document").length,
		whole,
		people: people.filter(({ lines }) => lines.length > 0),
	};
}

/** A change of several properties as one of each. */
function byProperty(operation: DraftOperation): DraftOperation[] {
	if (operation.kind !== "patch") return [operation];
	const was: Readonly<Record<string, unknown>> = operation.was;
	return Object.entries(operation.set).map(
		([key, value]) => ({ ...operation, set: { [key]: value }, was: { [key]: was[key] } }) as DraftOperation,
	);
}
