import { randomUUID } from "node:crypto";
import { openLink } from "#lib/config/links.ts";
import { log } from "#lib/config/log.ts";
import type { IdentityKind } from "#lib/contract/signing/identity-page.ts";
import type { TryVerifier } from "#lib/contract/signing/identity-settings.ts";
import { insertSession, nameSession } from "#lib/db/stores/identity-verification/identity-sessions.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { sessionOf } from "#lib/domain/identity-verification/rules.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { enqueue } from "#lib/queue/queue.ts";
import type { HostedPage, HostedRequest, HostedVerifier } from "#lib/verifiers/verifier.ts";
import { hostedVerifierOf } from "#lib/verifiers/verifiers.ts";
import { type IdentifyingResult, identifying, ownTry } from "./identifying.ts";

/** `page`: where the browser goes on, and what the provider knows the session by. */
export type GoneOn = IdentifyingResult & { page?: { url: string; sessionId: string } };

type Way = { hosted: HostedVerifier; request: HostedRequest; verificationId: string };

/**
 * The page of the provider that takes the pictures of the try that this browser has. What the provider knows it by is
 * kept before it is asked, so a session is neither made twice nor lost, whenever this process ends.
 *
 * @throws AppError LinkUnusable
 */
export const goToProvider = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string): Promise<GoneOn> => {
		const found = await findWay(call, token);
		if (!("way" in found)) return found;
		const { way } = found;
		const opened = await way.hosted.open(way.request).catch((error: unknown) => {
			log.error({ error, verificationId: way.verificationId }, "could not open the identity provider’s page");
			return null;
		});
		if (!opened) return { outcome: "provider" };
		await keep(way, opened);
		if (opened.state === "over") return { outcome: "stage" };
		return { outcome: "done", page: { url: opened.url, sessionId: way.request.reference } };
	},
);

async function findWay(
	call: VisitorContext,
	token: string,
): Promise<({ way: Way } & IdentifyingResult) | IdentifyingResult> {
	return identifying(call, token, async (at) => {
		const own = ownTry(at);
		if (own?.status !== "Capturing" || own.verifier === "BuiltIn") return { outcome: "stage" as const };
		// Only what the contract knows was ever stored.
		const hosted = hostedVerifierOf(own.verifier as TryVerifier);
		if (!hosted) return { outcome: "provider" as const };
		const known = sessionOf(own);
		const session = known ?? { id: randomUUID(), sessionId: null, createdAt: at.context.now() };
		if (!known) await insertSession(at.tx, own, session);
		const { requiresLiveCapture, requiresMatchingSelfie } = at.settings;
		const request = {
			reference: session.id,
			sessionId: session.sessionId,
			kind: own.kind as IdentityKind,
			requiresLiveCapture,
			requiresMatchingSelfie,
			returnUrl: openLink(`/identity/return/${session.id}`),
		};
		return { outcome: "done" as const, way: { hosted, request, verificationId: own.id } };
	});
}

async function keep(
	{ request: { reference: id }, verificationId }: Way,
	{ state, sessionId }: HostedPage,
): Promise<void> {
	await inTransaction(async (tx) => {
		await nameSession(tx, { id, sessionId });
		if (state === "over") await enqueue(tx, "identity", { verificationId });
	});
}
