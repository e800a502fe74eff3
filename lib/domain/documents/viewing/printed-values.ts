import type { OtherField } from "#lib/contract/signing/signing-page.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { recipientZone } from "#lib/domain/brands/document-zone.ts";
import { signatureFrame } from "#lib/domain/brands/signature-frame.ts";
import { showValue } from "#lib/domain/documents/viewing/show-value.ts";
import { FIELD_REGISTRY, isFillable, isSetOnFinish } from "#lib/fields/registry.ts";
import { printedFields } from "../rendering/printed-fields.ts";

/** What is printed of a field, as the sender's page shows it: with who filled it in, and when. */
export type PrintedValue = OtherField & {
	/** Of the row: members of a group have a copy of each field under one id. */
	rowId: string;
	signerId: string;
	/** False for what the sender wrote: labels, links, values to be read only. */
	isSigners: boolean;
	/** When it was filled in, ISO 8601; null while it is empty, and for what the sender wrote. */
	filledAt: string | null;
};

/** Everything that is printed on a document's pages as it stands: values of those who have finished, the sender's own. */
export function printedValues(document: WholeDocument): PrintedValue[] {
	const owners = new Map(document.signingSlots.map((one) => [one.id, one]));
	const hasFinished = (signerId: string) => owners.get(signerId)?.status === "Completed";
	const urls = {
		field: (rowId: string, key: string) => `/documents/${document.id}/fields/${rowId}?v=${key.slice(-12)}`,
		mark: () => "",
	};
	return printedFields(document, hasFinished).flatMap((stored) => {
		const owner = owners.get(stored.signerId);
		const definition = stored.definition;
		const shown = showValue({ id: stored.id, type: definition.type, value: stored.value }, urls);
		const isSeen = shown || FIELD_REGISTRY[definition.type].kind === "choice" || definition.backgroundColor;
		if (!owner || !isSeen) return [];
		const isSigners = isSetOnFinish(definition.type) || (!definition.isReadOnly && isFillable(definition.type));
		const filledAt = isSigners && shown ? (stored.valueAt ?? owner.signedAt) : null;
		const { locale } = owner;
		const about = { signerId: owner.id, signerName: owner.name, locale, timeZone: recipientZone(document, owner) };
		return [
			{
				...definition,
				...about,
				rowId: stored.id,
				shown,
				frame: signatureFrame(document, owner),
				isSigners,
				filledAt: filledAt?.toISOString() ?? null,
			},
		];
	});
}
