import type { z } from "zod";
import type { UploadRow } from "#lib/db/stores/drafts/draft-files.ts";
import { applyStep } from "#lib/draft/apply-step.ts";
import { whyFixed } from "#lib/draft/correction.ts";
import { DRAFT_LIMITS } from "#lib/draft/draft-limits.ts";
import { draftStepSchema } from "#lib/draft/draft-schema.ts";
import type { DraftFile, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation, DraftStep } from "#lib/draft/draft-step.ts";
import { whyTemplateForbids } from "#lib/draft/template-limits.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { type Said, said } from "#lib/i18n/refusals/said.ts";
import type { OpenCorrection } from "../correcting/find-correction.ts";
import { type OwnRemovals, restoreThings } from "./restore-things.ts";

/** What a step comes to: the draft after it, or why it was not taken. */
type JudgedStep =
	| { isTaken: true; step: DraftStep; state: DraftState }
	| { isTaken: false; stepId: string; reason: Said };

/**
 * Judges one step of a request by itself.
 *
 * @param given as it came
 * @param files what was uploaded for the draft: nothing else can be put among its files
 * @param correction what of a sent document that is being corrected is fixed; null: it is a draft
 * @param removals what its person removed before: where a template limits the draft, only that can always be added
 */
export function judgeStep(
	given: unknown,
	state: DraftState,
	files: readonly UploadRow[],
	correction: OpenCorrection | null,
	removals: OwnRemovals,
): JudgedStep {
	const parsed = draftStepSchema.safeParse(given);
	if (!parsed.success) return refused(idOf(given), whyNotRight(parsed.error));
	const { id, operations } = parsed.data;
	const held = operations.map((operation) => asUploaded(operation, files));
	const there = held.filter((operation) => operation !== null);
	if (there.length < held.length) return refused(id, said("stepFileGone"));
	const { operations: known, restored } = state.template
		? restoreThings(there, state, removals)
		: { operations: there, restored: NOTHING_RESTORED };
	const fixed = correction && whatIsFixed(known, state, correction);
	if (fixed) return refused(id, fixed);
	const others = known.filter((operation) => !restored.has(operation));
	// What comes back in a step can be changed in it only as far as its template lets it be.
	const forbidden = whyTemplateForbids(others, applyStep(state, [...restored]));
	if (forbidden) return refused(id, said("templateForbids", { what: forbidden }));
	const next = applyStep(state, known);
	const tooMany = whatIsTooMany(next);
	if (tooMany) return refused(id, tooMany);
	return { isTaken: true, step: { id: id.toLowerCase(), operations: known }, state: next };
}

const NOTHING_RESTORED: ReadonlySet<DraftOperation> = new Set();

function refused(stepId: string, reason: Said): JudgedStep {
	return { isTaken: false, stepId, reason };
}

const FIXED_WORDS = {
	files: "correctionFiles",
	brand: "correctionBrand",
	identity: "correctionIdentity",
	reminders: "correctionReminders",
	authentication: "correctionAuthentication",
	sealedWith: "correctionSealedWith",
} as const;

function whatIsFixed(
	operations: readonly DraftOperation[],
	state: DraftState,
	correction: OpenCorrection,
): Said | null {
	for (const operation of operations) {
		const fixed = whyFixed(operation, state, { ...correction, by: "" });
		if (!fixed) continue;
		const name = correction.names.get(fixed.recipientId ?? "") ?? "";
		if (fixed.reason === "signed") return said("correctionSigned", { name });
		if (fixed.reason === "asked") return said("correctionAsked", { name });
		return said(FIXED_WORDS[fixed.reason]);
	}
	return null;
}

/** A step that cannot be read may still say which it is. */
function idOf(given: unknown): string {
	const id = typeof given === "object" && given !== null && "id" in given ? given.id : null;
	return typeof id === "string" ? cutText(id, 100) : "";
}

/** Pages are what was found in the file, whatever a browser says of them; null for a file that was never uploaded here. */
function asUploaded(operation: DraftOperation, files: readonly UploadRow[]): DraftOperation | null {
	if (operation.kind !== "add" || operation.in !== "files") return operation;
	const row = files.find((file) => file.id === operation.id.toLowerCase());
	return row ? { ...operation, value: { ...operation.value, ...factsOf(row) } } : null;
}

/** What is known of a file that was taken in. */
export function factsOf(file: FileFacts): FileFacts {
	const { pages, isSigned, mayAttachFiles, hiddenLayers = [], fontsNotEmbedded = [] } = file;
	return {
		...{ pages, isSigned, mayAttachFiles },
		...(hiddenLayers.length > 0 ? { hiddenLayers } : {}),
		...(fontsNotEmbedded.length > 0 ? { fontsNotEmbedded } : {}),
	};
}

type FileFacts = Pick<DraftFile, "pages" | "isSigned" | "mayAttachFiles" | "hiddenLayers" | "fontsNotEmbedded">;

/** A text that is too long can come from a person's hand; whatever else does not fit comes from a program. */
function whyNotRight({ issues }: z.ZodError): Said {
	const long = issues.find((issue) => issue.code === "too_big" && issue.origin === "string");
	return long?.code === "too_big" ? said("stepTextLong", { limit: Number(long.maximum) }) : said("stepNotRight");
}

function whatIsTooMany({ files, recipients, fields }: DraftState): Said | null {
	const isBeyond = (things: object, limit: number) => Object.keys(things).length > limit;
	const { files: filesLimit, recipients: recipientsLimit, fields: fieldsLimit } = DRAFT_LIMITS;
	if (isBeyond(files, filesLimit)) return said("stepFilesMany", { limit: filesLimit });
	if (isBeyond(recipients, recipientsLimit)) return said("stepRecipientsMany", { limit: recipientsLimit });
	return isBeyond(fields, fieldsLimit) ? said("stepFieldsMany", { limit: fieldsLimit }) : null;
}
