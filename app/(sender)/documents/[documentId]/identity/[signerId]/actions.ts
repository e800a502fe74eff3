"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { IDENTITY_VALUES } from "#lib/contract/documents/reading/identity-review.ts";
import { letSignerGoOn } from "#lib/domain/documents/changing/let-signer-go-on.ts";
import { unlockSigner } from "#lib/domain/documents/changing/unlock-signer.ts";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { deleteIdentityPictures } from "#lib/domain/identity-verification/delete-identity-pictures.ts";
import { fillFromIdentity } from "#lib/domain/identity-verification/fill-from-identity.ts";
import { rejectIdentity } from "#lib/domain/identity-verification/reject-identity.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { identityAttempt, identityRefusal } from "#lib/http/pages/identity-inputs.ts";

const whom = { documentId: z.uuid(), signerId: z.uuid() };

export const acceptIdentityAction = defineAction(
	z.object({ ...whom, attempt: identityAttempt }),
	async (context, input) => {
		await acceptIdentity(context, input);
		revalidatePath("/documents", "layout");
	},
);

export const rejectIdentityAction = defineAction(
	z.object({ ...whom, attempt: identityAttempt, ...identityRefusal }),
	async (context, input) => {
		await rejectIdentity(context, input);
		revalidatePath("/documents", "layout");
	},
);

export const deleteIdentityPicturesAction = defineAction(z.object(whom), async (context, input) => {
	await deleteIdentityPictures(context, input);
	revalidatePath("/documents", "layout");
});

export const allowIdentityTryAction = defineAction(z.object(whom), async (context, { documentId, signerId }) => {
	await unlockSigner(context, { documentId, who: { signerId } });
	revalidatePath("/documents", "layout");
});

/** As many fields as a document may have. */
const MAX_FIELDS = 5_000;
const filled = z.object({ id: z.string().min(1).max(255), from: z.enum(IDENTITY_VALUES) });

export const fillFromIdentityAction = defineAction(
	z.object({ ...whom, fields: z.array(filled).max(MAX_FIELDS) }),
	async (context, input) => {
		await fillFromIdentity(context, input);
		revalidatePath("/documents", "layout");
	},
);

export const letSignerGoOnAction = defineAction(z.object(whom), async (context, input) => {
	await letSignerGoOn(context, input);
	revalidatePath("/documents", "layout");
});
