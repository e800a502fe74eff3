import { signingSlotsOf } from "#lib/db/signing-slots.ts";
import type { NewDocument } from "#lib/db/stores/documents/new-document.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { DEFAULT_TRIES } from "#lib/domain/documents/proof-rules.ts";
import { UNTOUCHED_SIGNER } from "#lib/domain/documents/untouched-signer.ts";
import type { DraftFile } from "#lib/domain/drafts/editing/draft-files.ts";

type NewSigner = NewDocument["signers"][number];
type NewField = NewDocument["fields"][number];
type WholeSigner = WholeDocument["signers"][number];
type WholeField = WholeDocument["fields"][number];

const UNTOUCHED_FIELD = { valueAt: null, valueIp: null, valueUserAgent: null, revision: 0 } as const;

/**
 * A draft's document as it would stand when it had just been sent: with the rows that sending would write, which nobody
 * writes.
 *
 * @param stored the document of the draft, with all files that were ever added to it
 * @param files those that it has now, in order
 */
export function previewedDocument(stored: WholeDocument, built: NewDocument, files: DraftFile[]): WholeDocument {
	const { title, message, settings, brand, enableReassign, disableEmails, expiresAt, behalfName, behalfEmail } =
		built.document;
	const signers = built.signers.map(untouchedSigner);
	const signingSlots = signingSlotsOf(signers);
	const shown = new Set(signingSlots.map(({ id }) => id));
	const fields = built.fields.map(untouchedField);
	return {
		...stored,
		title,
		message: message ?? "",
		settings,
		brand: brand ?? null,
		enableReassign: enableReassign ?? true,
		disableEmails: disableEmails ?? false,
		expiresAt: expiresAt ? new Date(expiresAt) : null,
		behalfName: behalfName ?? null,
		behalfEmail: behalfEmail ?? null,
		files: files.flatMap(({ id, fileName: name, firstPage }) => {
			const file = stored.files.find((one) => one.id === id);
			return file ? [{ ...file, name, firstPage }] : [];
		}),
		signers,
		signingSlots,
		fields,
		slotFields: fields.filter(({ signerId }) => shown.has(signerId)),
	};
}

function untouchedSigner(signer: NewSigner): WholeSigner {
	return {
		...signer,
		type: signer.type ?? "Signer",
		role: signer.role ?? "Signer",
		locale: signer.locale ?? "EN",
		privateMessage: signer.privateMessage ?? "",
		hostName: signer.hostName ?? null,
		hostEmail: signer.hostEmail ?? null,
		phoneCountryCode: signer.phoneCountryCode ?? null,
		phoneNumber: signer.phoneNumber ?? null,
		groupKey: signer.groupKey ?? null,
		groupId: signer.groupId ?? null,
		groupName: signer.groupName ?? null,
		...UNTOUCHED_SIGNER,
		authenticationType: signer.authenticationType ?? "None",
		authenticationFrequency: signer.authenticationFrequency ?? "None",
		authenticationTries: signer.authenticationTries ?? DEFAULT_TRIES,
		accessCodeHash: null,
		updatedAt: new Date(0),
	};
}

function untouchedField(field: NewField): WholeField {
	const { definition, value, valueKey, ...row } = field;
	return {
		...row,
		...UNTOUCHED_FIELD,
		definition: definition as WholeField["definition"],
		value: value ?? null,
		valueKey: valueKey ?? null,
	};
}
