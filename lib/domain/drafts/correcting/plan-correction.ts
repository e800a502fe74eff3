import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { CorrectedRows } from "#lib/db/stores/drafts/corrected-document.ts";
import type { StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import type { AuditEventData } from "#lib/domain/audit/event-types.ts";
import { placesProblems } from "#lib/domain/contact-groups/places-problems.ts";
import { applyStep } from "#lib/draft/apply-step.ts";
import { diffStates } from "#lib/draft/diff-states.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import { mergeCorrection } from "#lib/draft/merge-correction.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { asSenderLeft } from "../copying/as-sender-left.ts";
import { sentLimits } from "../copying/sent-limits.ts";
import { stateOfDocument } from "../copying/state-of-document.ts";
import type { Pictures } from "../editing/prefilled-pictures.ts";
import { ConflictError } from "./conflict-error.ts";
import { correctedColumns, correctedCopies } from "./corrected-columns.ts";
import { correctedFields } from "./corrected-fields.ts";
import { type CorrectedSlot, correctedSigners } from "./corrected-signers.ts";
import type { OpenCorrection } from "./find-correction.ts";
import { type JudgedCorrection, judgeCorrection } from "./judge-correction.ts";
import type { PreparedCorrection } from "./prepare-correction.ts";
import { saidConflicts } from "./said-conflicts.ts";

/** What comes of a correction when it is applied to the document as it is. */
export type CorrectionPlan = {
	/** The document says all of it already. */
	isEmpty: boolean;
	rows: CorrectedRows;
	/** Where another person is asked than before. */
	replacedIds: string[];
	/** Who stays, and has to prove anew who they are. */
	unprovedIds: string[];
	/** Whom nobody asks any more, and whose place is another person's, as they were. */
	gone: WholeDocument["signers"];
	/** Who was asked, has not signed, and is asked for something else now. */
	toldIds: string[];
	counts: Pick<AuditEventData["DocumentEdited"], "settings" | "recipients" | "fields">;
};

/** The sent document as a draft, in the rows that the transaction sees. @throws UnreadPictures */
export function currentState(whole: WholeDocument, pictures: Pictures): DraftState {
	return stateOfDocument({ ...whole, slotFields: asSenderLeft(whole) }, pictures);
}

/**
 * Reckons what a correction comes to: the rows to write, and whom to tell.
 *
 * @throws ConflictError that names what cannot be kept; AppError ValidationError that names what the interface refuses
 */
export function planCorrection(
	{ base, state: mine }: { base: DraftState; state: StoredDraft["state"] },
	whole: WholeDocument,
	current: DraftState,
	correction: OpenCorrection,
	prepared: PreparedCorrection,
	now: Date,
): CorrectionPlan {
	const { operations, conflicts } = mergeCorrection(base, mine, current, { ...correction, by: "" });
	if (conflicts.length > 0) throw new ConflictError(saidConflicts(conflicts, [mine, base, current], correction));
	const merged = applyStep(current, operations);
	const judged = judgeCorrection(merged, current, whole);
	const input = { ...judged, ...prepared, ...correction, whole, current, merged };
	const { slots, rows: signers } = correctedSigners(input);
	requirePlaces(judged, slots, signers.inserted);
	const fields = correctedFields({ ...input, slots });
	const people = [...slots.flatMap((slot) => slot.people)].map((person) => ({
		...person,
		groupName:
			[...signers.inserted, ...signers.updated].find(({ id }) => id === person.id)?.groupName ??
			person.row?.groupName ??
			null,
	}));
	const places = slots.map((slot) => ({ ...slot, signerIds: slot.people.map(({ id }) => id) }));
	const templateLimits = sentLimits(merged, places) ?? undefined;
	const rows = {
		document: { ...correctedColumns(input, people, now), templateLimits },
		signers,
		fields,
		copies: correctedCopies(input),
	};
	const replacedIds = people.flatMap(({ id, row, isReplaced }) => (row && isReplaced ? [id] : []));
	const unprovedIds = people.flatMap(({ id, isUnproved }) => (isUnproved ? [id] : []));
	const goneIds = [...signers.removedIds, ...replacedIds];
	return {
		isEmpty: merged === current,
		rows,
		replacedIds,
		unprovedIds,
		gone: whole.signers.filter(({ id }) => goneIds.includes(id)),
		toldIds: toldOf(slots, operations, current),
		counts: countsOf(current, merged),
	};
}

/** @throws AppError ValidationError */
function requirePlaces(
	{ request }: JudgedCorrection,
	slots: readonly CorrectedSlot[],
	inserted: CorrectedRows["signers"]["inserted"],
): void {
	const groups = slots.map(({ people }) => {
		const [group] = people.flatMap(({ id, row }) => row ?? inserted.find((one) => one.id === id) ?? []);
		return group?.groupName ? { id: group.groupId, groupName: group.groupName, contacts: people } : null;
	});
	const errors = placesProblems(request, groups);
	const [first] = Object.values(errors);
	if (first?.[0]) throw new AppError("ValidationError", first[0], { fields: errors });
}

/** Whoever sees another title or message, or has other fields or words of their own. */
function toldOf(slots: readonly CorrectedSlot[], operations: readonly DraftOperation[], current: DraftState): string[] {
	const isForAll = operations.some((one) => one.in === "document" && ("title" in one.set || "message" in one.set));
	const touched = new Set(operations.flatMap((operation) => concerned(operation, current)));
	return slots.flatMap(({ recipientId, people }) => {
		if (!isForAll && !touched.has(recipientId)) return [];
		return people.flatMap(({ id, row, isReplaced, isFixed }) =>
			row?.activatedAt && row.status === "NotCompleted" && !isReplaced && !isFixed ? [id] : [],
		);
	});
}

/** Ids of recipients whose own a change is. */
function concerned(operation: DraftOperation, { fields }: DraftState): string[] {
	if (operation.in === "recipients") {
		const isTheirs =
			operation.kind === "patch" && ("privateMessage" in operation.set || "deliveryMode" in operation.set);
		return isTheirs ? [operation.id] : [];
	}
	if (operation.in !== "fields") return [];
	if (operation.kind === "add") return [operation.value.recipientId];
	const given = operation.kind === "patch" ? operation.set.recipientId : undefined;
	return [fields[operation.id]?.recipientId, given].filter((id) => id !== undefined);
}

function countsOf(current: DraftState, merged: DraftState): CorrectionPlan["counts"] {
	const operations = diffStates(current, merged);
	const count = (collection: string) => operations.filter((one) => one.in === collection).length;
	const settings = operations.flatMap((one) => (one.in === "document" ? Object.keys(one.set) : [])).length;
	return { settings, recipients: count("recipients"), fields: count("fields") };
}
