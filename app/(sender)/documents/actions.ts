"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { MOST_AT_ONCE } from "#lib/contract/documents/listing/bulk-action.ts";
import { identitySettings } from "#lib/contract/signing/identity-settings-schema.ts";
import { PROOF_FREQUENCIES, PROOF_METHODS } from "#lib/contract/signing/proof-page.ts";
import { copySigningLink } from "#lib/domain/documents/asking/copy-signing-link.ts";
import { remindSigners } from "#lib/domain/documents/asking/remind-signers.ts";
import { addAuthentication } from "#lib/domain/documents/changing/add-authentication.ts";
import { changeAccessCode } from "#lib/domain/documents/changing/change-access-code.ts";
import { changeLabels } from "#lib/domain/documents/changing/change-labels.ts";
import { changeRecipient } from "#lib/domain/documents/changing/change-recipient.ts";
import { correctSignerEmail } from "#lib/domain/documents/changing/correct-signer-email.ts";
import { removeAuthentication } from "#lib/domain/documents/changing/remove-authentication.ts";
import { unlockSigner } from "#lib/domain/documents/changing/unlock-signer.ts";
import { deleteDocument } from "#lib/domain/documents/ending/delete-document.ts";
import { deleteFromTrash } from "#lib/domain/documents/ending/delete-from-trash.ts";
import { extendExpiry } from "#lib/domain/documents/ending/extend-expiry.ts";
import { holdDocument } from "#lib/domain/documents/ending/hold-document.ts";
import { releaseHold } from "#lib/domain/documents/ending/release-hold.ts";
import { restoreDocument } from "#lib/domain/documents/ending/restore-document.ts";
import { revokeDocument } from "#lib/domain/documents/ending/revoke-document.ts";
import { redrawPages } from "#lib/domain/documents/pages/redraw-pages.ts";
import { rescheduleDocument } from "#lib/domain/documents/sending/reschedule-document.ts";
import { sendSample } from "#lib/domain/documents/sending/send-sample.ts";
import { sendScheduledNow } from "#lib/domain/documents/sending/send-scheduled-now.ts";
import { duplicateDocument } from "#lib/domain/drafts/copying/duplicate-document.ts";
import { takeBackToDraft } from "#lib/domain/drafts/copying/take-back-to-draft.ts";
import { beginCorrection } from "#lib/domain/drafts/correcting/begin-correction.ts";
import { cancelEditing } from "#lib/domain/drafts/correcting/cancel-editing.ts";
import { sendDraft } from "#lib/domain/drafts/sending/send-draft.ts";
import { discloseIdentityPictures } from "#lib/domain/identity-verification/disclose-identity-pictures.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { pageLocale } from "#lib/http/pages/page-locale.ts";
import { writtenLabels } from "#lib/http/pages/written-labels.ts";
import { typedNumber } from "#lib/http/reading/typed-number.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const documentId = z.uuid();
const message = z
	.string()
	.trim()
	.max(5000, "tooLong" satisfies RefusalKey);

export const remindSignersAction = defineAction(
	z.object({ documentId, receiverEmails: z.array(z.string()), message }),
	async (context, input) => {
		const reminded = await remindSigners(context, input);
		revalidatePath("/documents", "layout");
		return reminded;
	},
);

export const revokeDocumentAction = defineAction(
	z.object({ documentId, message: message.min(1, "whyRevoked" satisfies RefusalKey) }),
	async (context, input) => {
		await revokeDocument(context, input);
		revalidatePath("/documents", "layout");
	},
);

export const deleteDocumentAction = defineAction(z.object({ documentId }), async (context, input) => {
	await deleteDocument(context, { ...input, deletePermanently: false });
});

export const deleteFromTrashAction = defineAction(
	z.object({ documentIds: z.array(documentId).min(1).max(MOST_AT_ONCE).nullable() }),
	async (context, input) => {
		const deleted = await deleteFromTrash(context, input);
		revalidatePath("/documents", "layout");
		return deleted;
	},
);

export const holdDocumentAction = defineAction(
	z.object({ documentId, isHeld: z.boolean(), reason: z.string().max(5000, "tooLong" satisfies RefusalKey) }),
	async (context, { isHeld, ...input }) => {
		await (isHeld ? holdDocument : releaseHold)(context, input);
		revalidatePath("/documents", "layout");
	},
);

export const changeLabelsAction = defineAction(
	z.object({ documentId, add: writtenLabels, remove: writtenLabels }),
	async (context, input) => {
		await changeLabels(context, input);
		revalidatePath("/documents", "layout");
	},
);

export const sendSampleAction = defineAction(z.object({}), async (context) => {
	const sent = await sendSample(context, { locale: await pageLocale() });
	revalidatePath("/documents", "layout");
	return sent;
});

export const sendDraftAction = defineAction(z.object({ documentId }), async (context, input) => {
	await sendDraft(context, input);
	revalidatePath("/documents", "layout");
});

export const duplicateDocumentAction = defineAction(z.object({ documentId }), async (context, input) => {
	const copy = await duplicateDocument(context, input);
	revalidatePath("/documents", "layout");
	return copy;
});

export const restoreDocumentAction = defineAction(z.object({ documentId }), async (context, input) => {
	const restored = await restoreDocument(context, input);
	revalidatePath("/documents", "layout");
	return restored;
});

export const sendScheduledNowAction = defineAction(z.object({ documentId }), async (context, input) => {
	await sendScheduledNow(context, input);
	revalidatePath("/documents", "layout");
});

export const rescheduleDocumentAction = defineAction(
	z.object({ documentId, sendAt: z.int().min(0).max(9_999_999_999) }),
	async (context, input) => {
		await rescheduleDocument(context, input);
		revalidatePath("/documents", "layout");
	},
);

export const extendExpiryAction = defineAction(
	z.object({ documentId, expiresAt: z.int().min(0).max(9_999_999_999) }),
	async (context, { documentId: id, expiresAt }) => {
		const expiry = { kind: "instant", at: new Date(expiresAt * 1000) } as const;
		await extendExpiry(context, { documentId: id, expiry, warnPrior: null });
		revalidatePath("/documents", "layout");
	},
);

export const takeBackToDraftAction = defineAction(z.object({ documentId }), async (context, input) => {
	await takeBackToDraft(context, input);
	revalidatePath("/documents", "layout");
});

export const beginCorrectionAction = defineAction(z.object({ documentId }), async (context, input) => {
	await beginCorrection(context, input);
	revalidatePath("/documents", "layout");
});

export const discardCorrectionAction = defineAction(z.object({ documentId }), async (context, input) => {
	await cancelEditing(context, input);
	revalidatePath("/documents", "layout");
});

export const redrawPagesAction = defineAction(z.object({ documentId }), redrawPages);

export const correctSignerEmailAction = defineAction(
	z.object({
		documentId,
		signerId: z.uuid(),
		email: z.string().max(250, "addressForm" satisfies RefusalKey),
		whose: z.enum(["asked", "signer"]).default("asked"),
	}),
	async (context, input) => {
		await correctSignerEmail(context, input);
		revalidatePath("/documents", "layout");
	},
);

export const changeRecipientAction = defineAction(
	z.object({
		documentId,
		signerId: z.uuid(),
		name: z
			.string()
			.min(1)
			.max(256, "tooLong" satisfies RefusalKey),
		/** Empty: the new person is reached by text message, or by their host. */
		email: z.string().max(250, "addressForm" satisfies RefusalKey),
		/** As typed, with its country; empty: none. */
		phone: z.string().max(40),
		reason: z.string().max(2000, "tooLong" satisfies RefusalKey),
	}),
	async (context, { documentId, signerId, name: newSignerName, email, phone, reason }) => {
		const newSignerEmail = email === "" ? null : email;
		const phoneNumber = phone === "" ? null : typedNumber(phone);
		await changeRecipient(context, { documentId, signerId, newSignerName, newSignerEmail, phoneNumber, reason });
		revalidatePath("/documents", "layout");
	},
);

export const copySigningLinkAction = defineAction(z.object({ documentId, signerId: z.uuid() }), copySigningLink);

const signer = z.object({ documentId, signerId: z.uuid() });
const accessCode = z.string().max(200);

/** What a page names of a signer, as the verbs want it. */
function named({ documentId, signerId }: z.output<typeof signer>) {
	return { documentId, who: { signerId } };
}

export const askProofAction = defineAction(
	signer.extend({
		method: z.enum(PROOF_METHODS),
		accessCode: accessCode.nullable(),
		/** As typed, with its country. */
		phone: z.string().max(40).nullable(),
		tries: z.int().min(1).max(10).nullable(),
		frequency: z.enum(PROOF_FREQUENCIES).nullable(),
		identity: identitySettings.nullable(),
	}),
	async (context, { phone, ...input }) => {
		const phoneNumber = phone === null ? null : typedNumber(phone);
		await addAuthentication(context, { ...input, ...named(input), phoneNumber });
		revalidatePath("/documents", "layout");
	},
);

export const changeAccessCodeAction = defineAction(signer.extend({ accessCode }), async (context, input) => {
	await changeAccessCode(context, { ...named(input), accessCode: input.accessCode });
	revalidatePath("/documents", "layout");
});

export const removeProofAction = defineAction(signer, async (context, input) => {
	await removeAuthentication(context, named(input));
	revalidatePath("/documents", "layout");
});

export const disclosePicturesAction = defineAction(
	z.object({ ...signer.shape, reason: z.string().max(500, "tooLong" satisfies RefusalKey) }),
	async (context, input) => {
		await discloseIdentityPictures(context, input);
		revalidatePath("/documents", "layout");
	},
);

export const unlockSignerAction = defineAction(signer, async (context, input) => {
	await unlockSigner(context, named(input));
	revalidatePath("/documents", "layout");
});
