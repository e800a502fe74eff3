"use server";

import { z } from "zod";
import type { IdentityAnswered } from "#lib/contract/sender-identities/identity-request-view.ts";
import { answerIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";
import { IDENTITY_ANSWERS } from "#lib/domain/sender-identities/rules.ts";
import { definePublicAction } from "#lib/http/pages/define-action.ts";

const answer = z.object({ token: z.string().max(200), answer: z.enum(IDENTITY_ANSWERS) });
const give = definePublicAction(answer, answerIdentityRequest);

/** Takes what was pressed in the page's form, which a browser without scripts sends by itself. */
export async function answerIdentity(_: IdentityAnswered, form: FormData): Promise<IdentityAnswered> {
	const answered = await give(Object.fromEntries(form) as z.input<typeof answer>);
	return answered.ok ? { status: answered.value.status, problem: null } : { status: null, problem: answered.message };
}
