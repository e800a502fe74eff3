"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { unlockSigner } from "#lib/domain/documents/changing/unlock-signer.ts";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { deleteIdentityPictures } from "#lib/domain/identity-verification/delete-identity-pictures.ts";
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
