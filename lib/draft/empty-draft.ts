import { SIGNATURE_TYPES } from "#lib/contract/documents/literals.ts";
import type { DraftState } from "./draft-state.ts";

/** A draft in which nobody has done anything yet: what a send request is that names nothing. */
export function emptyDraft(): DraftState {
	return {
		document: {
			title: "",
			message: "",
			brandId: null,
			onBehalfOf: null,
			labels: [],
			metaData: {},
			enableSigningOrder: false,
			enableReassign: true,
			disableEmails: false,
			disableSms: false,
			expiryDateType: null,
			expiryValue: null,
			disableExpiryAlert: null,
			reminders: null,
			hideDocumentId: false,
			downloadOption: "Combined",
			signatureTypes: [...SIGNATURE_TYPES],
			downloadFileName: null,
			recipientNotifications: null,
			timeZone: null,
			redirectUrl: null,
		},
		files: {},
		recipients: {},
		fields: {},
	};
}
