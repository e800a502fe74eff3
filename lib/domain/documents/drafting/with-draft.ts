import type { DocumentScope } from "#lib/db/stores/documents/documents.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { findDraftInScope } from "#lib/db/stores/drafts/drafts.ts";
import { actingIds, copiesOf } from "#lib/draft/copies.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { fillOrder, firstPages } from "#lib/draft/fill-order.ts";
import { hasPage } from "#lib/draft/has-page.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { draftSigners, draftSlots, groupNamesOf } from "./draft-slots.ts";

/** A document as it is read: where it is a draft of the desk, with the people, fields and files that the draft has. */
export async function withDraft(scope: DocumentScope, document: WholeDocument): Promise<WholeDocument> {
	if (document.status !== "Draft") return document;
	const found = await findDraftInScope(scope, document.id, null);
	if (!found?.draft) return document;
	const { state } = found.draft;
	const { id: documentId, accountId, activityAt: updatedAt } = document;
	const slots = draftSlots(state.recipients, await groupNamesOf(accountId, [state.recipients]));
	const signingSlots = slots.map((slot) => ({ ...slot, documentId, accountId, updatedAt }));
	const signers = draftSigners(signingSlots);
	const slotFields = fieldsOf(document, state);
	return { ...document, ...documentOf(document, state), signers, signingSlots, fields: slotFields, slotFields };
}

function documentOf({ id: documentId, settings, files, behalfEmail, behalfName }: WholeDocument, state: DraftState) {
	const { document } = state;
	const { title, message, enableSigningOrder, enableReassign, disableEmails, onBehalfOf, metaData } = document;
	const { expiryDateType, expiryValue, reminders, hideDocumentId, downloadOption, disableSms } = document;
	const expiry = expiryDateType && expiryValue ? { expiryDateType, expiryValue } : null;
	return {
		...{ title, message, enableSigningOrder, enableReassign, disableEmails, metaData },
		behalfEmail: onBehalfOf,
		behalfName: onBehalfOf === behalfEmail ? behalfName : null,
		settings: {
			...settings,
			...{ expiry, reminders, hideDocumentId, downloadOption, disableSms },
			enableExpiryAlert: !document.disableExpiryAlert,
			signatureTypes: [...document.signatureTypes],
			downloadFileName: document.downloadFileName,
			recipientNotifications: document.recipientNotifications,
		},
		carbonCopies: copiesOf(state.recipients).flatMap((copy) => (copy.email ? [{ ...copy, documentId }] : [])),
		files: byOrder(state.files).flatMap((id, position) => {
			const row = files.find((file) => file.id === id);
			const firstPage = firstPages(state.files).get(id) ?? 1;
			return row ? [{ ...row, position, firstPage, name: state.files[id]?.name || row.name }] : [];
		}),
	};
}

/** Those that stand on a page, in the order they are filled in. A prefilled picture is none that was stored: it is taken in when the draft is sent. */
function fieldsOf({ id: documentId }: WholeDocument, state: DraftState): WholeDocument["slotFields"] {
	const first = firstPages(state.files);
	const ids = actingIds(state.recipients).flatMap((recipientId) => fillOrder(state, recipientId));
	return ids.flatMap((id, position) => {
		const field = state.fields[id];
		if (!field || !hasPage(state, field)) return [];
		const {
			recipientId: signerId,
			fileId,
			order: _order,
			customFieldId: _custom,
			foundAs: _found,
			value,
			...definition
		} = field;
		const page = (first.get(fileId) ?? 1) + field.page - 1;
		return {
			...{ id, documentId, signerId, position, page },
			fieldId: field.id,
			type: field.type,
			definition: { ...definition, page },
			value: field.type === "Image" ? null : value,
			valueKey: null,
			valueAt: null,
			valueIp: null,
			valueUserAgent: null,
			revision: 0,
		};
	});
}
