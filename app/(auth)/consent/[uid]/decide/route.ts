import { randomUUID } from "node:crypto";
import { presentError } from "#lib/http/answering/present-error.ts";
import { answerConsent } from "#lib/http/oidc/consent.ts";

type Route = { params: Promise<{ uid: string }> };

export async function POST(request: Request, { params }: Route): Promise<Response> {
	const { uid } = await params;
	return answerConsent(request, uid).catch((error: unknown) => presentError(error, randomUUID()));
}
