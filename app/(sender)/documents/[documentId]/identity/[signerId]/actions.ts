"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { IDENTITY_REJECTIONS } from "#lib/contract/signing/identity-page.ts";
import { unlockSigner } from "#lib/domain/documents/changing/unlock-signer.ts";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { deleteIdentityPictures } from "#lib/domain/identity-verification/delete-identity-pictures.ts";
import { rejectIdentity } from "#lib/domain/identity-verification/reject-identity.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import type { RefusalKey } from "#lib/i18n/workplace/refusals/en.ts";

const whom = { documentId: z.uuid(), signerId: z.uuid() };
const attempt = z.int().min(1);
const note = z
	.string()
	.trim()
	.max(500, "tooLong" satisfies RefusalKey)
	.nullable();

export const acceptIdentityAction = defineAction(z.object({ ...whom, attempt }), async (context, input) => {
	await acceptIdentity(context, input);
	revalidatePath("/documents", "layout");
});

export const rejectIdentityAction = defineAction(
	z.object({ ...whom, attempt, reason: z.enum(IDENTITY_REJECTIONS).exclude(["WrongKind"]), note }),
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
