import { thingOf } from "./collections.ts";
import type { DraftDocument, DraftRecipient, DraftState } from "./draft-state.ts";
import type { DraftOperation } from "./draft-step.ts";

/** The correction of a sent document: its draft lies beside what signers see until it is applied. */
export type Correction = {
	/** Unix milliseconds. */
	since: number;
	/** Name of who began it; empty: they are gone. */
	by: string;
	/** Ids of recipients who have signed or reviewed, by now; of a group, of each of its people. */
	fixedRecipients: readonly string[];
	/** Ids of recipients who have been asked: their turn has come. */
	askedRecipients: readonly string[];
};

/** Why something cannot be corrected. */
const FIXED_REASONS = [
	/** Files stay as they were sent, and with them whatever would change what is drawn of them. */
	"files",
	/** Whose face the document wears. */
	"brand",
	/** In whose name it was sent. */
	"identity",
	/** The interface says so. */
	"reminders",
	/** What somebody is to prove is set on the document's page, where it counts at once. */
	"authentication",
	/** Who has signed saw it as it is, and it is part of what is sealed. */
	"sealedWith",
	/** The recipient has signed or reviewed. */
	"signed",
	/** The recipient's turn has come already. */
	"asked",
] as const;

type FixedReason = (typeof FIXED_REASONS)[number];

/** What cannot be changed, and of whom it is; null: of the whole document. */
export type Fixed = { reason: FixedReason; recipientId: string | null };

/** A reason that has to do with no recipient in particular. */
type SettingReason = Exclude<FixedReason, "signed" | "asked">;

const FIXED_SETTINGS: Partial<Record<keyof DraftDocument, SettingReason>> = {
	brandId: "brand",
	onBehalfOf: "identity",
	reminders: "reminders",
};

/** Drawn into the sealed file, beside what was signed already. */
const SEALED_WITH: ReadonlySet<string> = new Set(["timeZone", "hideDocumentId"] satisfies (keyof DraftDocument)[]);

/** What an asked recipient keeps: the turn has come, and nobody can take it back. */
const OF_TURN: ReadonlySet<string> = new Set(["wave"] satisfies (keyof DraftRecipient)[]);

/** Why a setting of the whole document cannot be corrected; null: it can. */
export function whySettingFixed(
	setting: keyof DraftDocument,
	{ fixedRecipients }: Pick<Correction, "fixedRecipients">,
): SettingReason | null {
	if (SEALED_WITH.has(setting) && fixedRecipients.length > 0) return "sealedWith";
	return FIXED_SETTINGS[setting] ?? null;
}

/** Whether a recipient has acted: they and their fields stay as they are. */
export function isFixedRecipient({ fixedRecipients }: Pick<Correction, "fixedRecipients">, id: string): boolean {
	return fixedRecipients.includes(id);
}

/**
 * Why an operation cannot be taken into the correction of a sent document; null: it can. The same in browser and server.
 *
 * @param state the correction as it stands before the operation
 */
export function whyFixed(operation: DraftOperation, state: DraftState, correction: Correction): Fixed | null {
	if (operation.in === "document") return ofDocument(Object.keys(operation.set) as (keyof DraftDocument)[], correction);
	if (operation.in === "files") return { reason: "files", recipientId: null };
	if (operation.in === "recipients") return ofRecipient(operation, correction);
	return ofField(operation, state, correction);
}

function ofDocument(settings: (keyof DraftDocument)[], correction: Correction): Fixed | null {
	const [reason] = settings.flatMap((setting) => whySettingFixed(setting, correction) ?? []);
	return reason ? { reason, recipientId: null } : null;
}

type OperationIn<C> = Extract<DraftOperation, { in: C }>;

const AUTHENTICATION: Fixed = { reason: "authentication", recipientId: null };

function ofRecipient(operation: OperationIn<"recipients">, correction: Correction): Fixed | null {
	const { kind, id } = operation;
	if (kind === "add") return operation.value.authentication === null ? null : AUTHENTICATION;
	if (isFixedRecipient(correction, id)) return { reason: "signed", recipientId: id };
	const isProof = kind === "patch" && ("authentication" in operation.set || "hasAccessCode" in operation.set);
	if (isProof) return AUTHENTICATION;
	const isTurn = kind === "patch" && Object.keys(operation.set).some((property) => OF_TURN.has(property));
	return isTurn && correction.askedRecipients.includes(id) ? { reason: "asked", recipientId: id } : null;
}

/** Neither of a recipient who has signed, nor to become one of theirs. */
function ofField(operation: OperationIn<"fields">, state: DraftState, correction: Correction): Fixed | null {
	const becomes = operation.kind === "add" ? operation.value : operation.kind === "patch" ? operation.set : {};
	// A form field in the file would have to leave it.
	if (becomes.foundAs) return { reason: "files", recipientId: null };
	const former = operation.kind === "add" ? null : thingOf(state, "fields", operation.id);
	const owner = [former?.recipientId, becomes.recipientId].find(
		(id) => id !== undefined && isFixedRecipient(correction, id),
	);
	return owner === undefined ? null : { reason: "signed", recipientId: owner };
}

/** A part of a correction that the document does not take any more, since it has changed meanwhile. */
export type CorrectionConflict = {
	/** signed: whoever it concerns has signed; asked: their turn has come; changed: somebody else changed the same. */
	why: "signed" | "asked" | "changed";
	in: "document" | "recipients" | "fields";
	/** The recipient or field; null: of the whole document. */
	id: string | null;
	/** Which property; null: it was added or removed. */
	property: string | null;
	/** In words, in the language of whoever asked. */
	sentence: string;
};
