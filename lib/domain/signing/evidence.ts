import { createHash } from "node:crypto";
import type { StoredSigner } from "#lib/db/stores/signing/signing.ts";
import type { NewEvent } from "#lib/domain/audit/append-event.ts";
import { hashOfJson } from "#lib/domain/audit/chain.ts";
import { textedNumber } from "#lib/domain/audit/checked-signers.ts";
import type { LinkUse } from "#lib/domain/audit/event-types.ts";
import type { OwnField } from "#lib/domain/documents/own-fields.ts";
import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { isFillable } from "#lib/fields/registry.ts";
import { orderFields } from "#lib/fields/values/values.ts";
import { hostOf } from "./in-person/host-of.ts";

/**
 * What a signer's finishing leaves in the audit trail: each value by its hash, with when and from where it was
 * entered, in the order they were; and all of them as one, which a court compares with the sealed file.
 *
 * @param formulas that this finishing has calculated: the signer's own are among the signer's values, the others, of
 * who had finished before, are one more hash
 * @param use how the signer came to the document
 */
export function evidence(
	entries: OwnField[],
	signer: StoredSigner,
	formulas: readonly OwnField[],
	use: LinkUse,
): NewEvent[] {
	const { type: signerType, groupName } = signer;
	const calculated = new Map(formulas.map((field) => [field.rowId, field]));
	const own = entries.map((field) => calculated.get(field.rowId) ?? field);
	const ownRows = new Set(own.map((field) => field.rowId));
	const others = formulas.filter((field) => !ownRows.has(field.rowId));
	const filled = own.filter((field) => field.value !== null);
	const entered = filled.filter((field) => isFillable(field.type) && !field.isReadOnly);
	return [
		...inOrderOfEntry(entered).map((field): NewEvent => {
			const data = { ...nameField(field, own), valueHash: sha256(field.value ?? "") };
			// What was there already and nobody touched is finished with the rest.
			if (!field.entered) return { type: "FieldFilled", data: { ...data, kind: "prefilled" } };
			return { type: "FieldFilled", data, entered: field.entered };
		}),
		{
			type: "SignerCompleted",
			data: {
				valuesHash: hashOf(filled),
				signerType,
				...(others.length === 0 ? {} : { formulasHash: hashOf(others) }),
				...(groupName === null ? {} : { groupName }),
				...(signerType === "InPersonSigner" ? hostOf(signer) : {}),
				...phoneOf(signer),
				...use,
			},
		},
	];
}

function phoneOf(signer: StoredSigner): { phone?: string } {
	const phone = textedNumber(signer);
	return phone === null ? {} : { phone };
}

function hashOf(fields: readonly OwnField[]): string {
	return hashOfJson(Object.fromEntries(fields.map((field) => [field.id, field.value])));
}

function inOrderOfEntry(fields: OwnField[]): OwnField[] {
	const time = ({ entered }: OwnField) => entered?.at.getTime() ?? Number.POSITIVE_INFINITY;
	const walked = orderFields(fields);
	return walked.toSorted((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)));
}

/** What a field is called; one without a name by its type and its place among its like on the page. */
function nameField(field: FieldDefinition, own: readonly OwnField[]) {
	const base = { fieldId: field.id, fieldName: ownName(field), fieldType: field.type, page: field.page };
	if (base.fieldName !== "") return base;
	const like = orderFields(own).filter(
		(one) => one.type === field.type && one.page === field.page && ownName(one) === "",
	);
	if (like.length < 2) return base;
	return { ...base, nth: like.findIndex((one) => one.id === field.id) + 1, of: like.length };
}

function ownName({ name, label, type, imageInfo, attachmentInfo }: FieldDefinition): string {
	const title = type === "Image" ? imageInfo.title : type === "Attachment" ? attachmentInfo.title : "";
	return name || title || label || "";
}

function sha256(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
