"use server";

import { z } from "zod";
import { acceptIdentity } from "#lib/domain/identity-verification/accept-identity.ts";
import { rejectIdentity } from "#lib/domain/identity-verification/reject-identity.ts";
import { definePublicAction } from "#lib/http/pages/define-action.ts";
import { identityAttempt, identityRefusal } from "#lib/http/pages/identity-inputs.ts";
import { requireReviewLink } from "#lib/http/pages/review-link.ts";

const token = z.string().max(200);

export const acceptByLinkAction = definePublicAction(
	z.object({ token, attempt: identityAttempt }),
	async (visitor, { token, attempt }) => {
		const { context, ...whom } = await requireReviewLink(visitor, token);
		await acceptIdentity(context, { ...whom, attempt });
	},
);

export const rejectByLinkAction = definePublicAction(
	z.object({ token, attempt: identityAttempt, ...identityRefusal }),
	async (visitor, { token, ...refused }) => {
		const { context, ...whom } = await requireReviewLink(visitor, token);
		await rejectIdentity(context, { ...whom, ...refused });
	},
);
