import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { fileOf } from "#lib/fields/values/stored-values.ts";

/** A file that a signer attached; its hash is that of the very bytes that were uploaded. */
type AttachedFile = { fieldId: string; name: string; sha256: string; signerName: string };

/** What the signers of a document attached. */
export function listAttachments(document: WholeDocument): AttachedFile[] {
	return document.slotFields.flatMap(({ type, fieldId, value, signerId }) => {
		const file = type === "Attachment" ? fileOf(type as FieldType, value) : null;
		const signerName = document.signingSlots.find((one) => one.id === signerId)?.name ?? "";
		return file ? [{ fieldId, name: file.name, sha256: file.key.slice(file.key.indexOf("/") + 1), signerName }] : [];
	});
}
