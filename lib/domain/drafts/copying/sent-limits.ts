import type { SentLimits } from "#lib/db/sent-limits.ts";
import type { NewDocument } from "#lib/db/stores/documents/new-document.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { DraftField, DraftRecipient, DraftState, TemplateLimits } from "#lib/draft/draft-state.ts";

/** Who has a role of a document, by IDs of signers. */
type Place = { recipientId: string; signerIds: readonly string[] };

/** What a sent document keeps of its template’s limits; null: they are none. */
export function sentLimits({ template, recipients, fields }: DraftState, places: readonly Place[]): SentLimits | null {
	if (!template) return null;
	const { allows, fields: ofFields, templateFields, fixedValues } = template;
	const signers = places.flatMap(({ recipientId, signerIds }) => {
		const { roleIndex, mayChange, mayRemove } = recipients[recipientId] ?? {};
		return signerIds.map((id) => [id, { roleIndex, mayChange, mayRemove }] as const);
	});
	const formFields = Object.entries(fields).map(([key, { id, mayChange, mayRemove, needsValue }]) => {
		const isOwn = templateFields?.includes(key) === false;
		const isFixed = fixedValues.includes(key);
		return [id, { mayChange, mayRemove, needsValue, ...(isOwn && { isOwn }), ...(isFixed && { isFixed }) }];
	});
	return {
		...{ allows, fields: ofFields },
		signers: Object.fromEntries(signers),
		formFields: Object.fromEntries(formFields),
	};
}

/**
 * Rows of a document that is sent, with its template’s limits.
 *
 * @param recipientIds of the state, in the order of the request
 */
export function withSentLimits(built: NewDocument, state: DraftState, recipientIds: readonly string[]): NewDocument {
	const rows = built.signers.map(({ id, groupKey }) => ({ id, key: groupKey ?? id }));
	const keys = [...new Set(rows.map(({ key }) => key))];
	const places = recipientIds.map((recipientId, index) => ({
		recipientId,
		signerIds: rows.flatMap(({ id, key }) => (key === keys[index] ? [id] : [])),
	}));
	const templateLimits = sentLimits(state, places);
	return templateLimits ? { ...built, document: { ...built.document, templateLimits } } : built;
}

type Limited = Pick<WholeDocument, "templateLimits" | "slotFields">;

/** A sent document’s limits as a draft’s. */
export function draftLimits({ templateLimits, slotFields }: Limited): Pick<DraftState, "template"> {
	if (!templateLimits) return {};
	const { allows, fields, formFields } = templateLimits;
	const keysOf = (isMeant: (limits: FieldLimits) => boolean) =>
		slotFields.flatMap(({ id, fieldId }) => (isMeant(formFields[fieldId] ?? {}) ? [id] : []));
	const templateFields = fields.canModify ? undefined : keysOf(({ isOwn }) => !isOwn);
	const fixedValues = keysOf(({ isFixed = false }) => isFixed);
	return { template: { allows, fields, templateFields, fixedValues } satisfies TemplateLimits };
}

type RoleLimits = Pick<DraftRecipient, "roleIndex" | "mayChange" | "mayRemove">;

export function signerLimits({ templateLimits }: Limited, signerId: string): RoleLimits {
	return templateLimits?.signers[signerId] ?? {};
}

type FieldLimits = SentLimits["formFields"][string];

export function fieldLimits(
	{ templateLimits }: Limited,
	fieldId: string,
): Pick<DraftField, "mayChange" | "mayRemove" | "needsValue"> {
	const { isOwn: _own, isFixed: _fixed, ...limits } = templateLimits?.formFields[fieldId] ?? {};
	return limits;
}
