import { randomUUID } from "node:crypto";
import type { DraftRecipient, DraftState, TemplateLimits } from "#lib/draft/draft-state.ts";

/**
 * A draft with new ids for all that is in it: whatever is kept by an id belongs to one document.
 *
 * @returns the draft, and the new id of each file by the former one
 */
export function copyState({ document, files, recipients, fields, template }: DraftState): {
	state: DraftState;
	fileIds: ReadonlyMap<string, string>;
} {
	const fileIds = newIds(files);
	const recipientIds = newIds(recipients);
	const fieldIds = newIds(fields);
	const copied = Object.entries(fields).map(([id, field]) => [
		fieldIds.get(id) ?? id,
		{
			...field,
			fileId: fileIds.get(field.fileId) ?? field.fileId,
			recipientId: recipientIds.get(field.recipientId) ?? field.recipientId,
		},
	]);
	return {
		state: {
			document,
			files: renamed(files, fileIds),
			recipients: withoutCodes(renamed(withNewPeople(recipients), recipientIds)),
			fields: Object.fromEntries(copied),
			...(template ? { template: withNewKeys(template, fieldIds) } : {}),
		},
		fileIds,
	};
}

function withNewKeys(limits: TemplateLimits, fieldIds: ReadonlyMap<string, string>): TemplateLimits {
	const renew = (id: string) => fieldIds.get(id) ?? id;
	const { templateFields, fixedValues } = limits;
	return { ...limits, templateFields: templateFields?.map(renew), fixedValues: fixedValues.map(renew) };
}

function withNewPeople(recipients: DraftState["recipients"]): DraftState["recipients"] {
	const copied = Object.entries(recipients).map(([id, one]) => {
		const people = one.people?.map((person) => ({ ...person, id: randomUUID() })) ?? null;
		return [id, { ...one, people }] as const;
	});
	return Object.fromEntries(copied);
}

/** An access code is one document's: nobody knows it any more but who was told it, so another is set for the copy. */
function withoutCodes(recipients: Record<string, DraftRecipient>): Record<string, DraftRecipient> {
	return Object.fromEntries(Object.entries(recipients).map(([id, one]) => [id, { ...one, hasAccessCode: false }]));
}

function newIds(things: object): ReadonlyMap<string, string> {
	return new Map(Object.keys(things).map((id) => [id, randomUUID()]));
}

function renamed<T>(things: Readonly<Record<string, T>>, ids: ReadonlyMap<string, string>): Record<string, T> {
	return Object.fromEntries(Object.entries(things).map(([id, thing]) => [ids.get(id) ?? id, thing]));
}
