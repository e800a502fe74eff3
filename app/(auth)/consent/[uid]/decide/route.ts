import { randomUUID } from "node:crypto";
import { answerConsent } from "#lib/http/oidc/consent.ts";
import { presentError } from "#lib/http/present-error.ts";

export function POST(request: Request): Promise<Response> {
	return answerConsent(request).catch((error: unknown) => presentError(error, randomUUID()));
}
