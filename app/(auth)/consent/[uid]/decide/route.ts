import { randomUUID } from "node:crypto";
import { presentError } from "#lib/http/answering/present-error.ts";
import { answerConsent } from "#lib/http/oidc/consent.ts";

export function POST(request: Request): Promise<Response> {
	return answerConsent(request).catch((error: unknown) => presentError(error, randomUUID()));
}
