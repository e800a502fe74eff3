"use server";

import { z } from "zod";
import { answerIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";
import { IDENTITY_ANSWERS } from "#lib/domain/sender-identities/rules.ts";
import { definePublicAction } from "#lib/http/pages/define-action.ts";

const answer = z.object({ token: z.string().max(200), answer: z.enum(IDENTITY_ANSWERS) });

export const answerIdentity = definePublicAction(answer, answerIdentityRequest);
