import { hashSecret } from "#lib/crypto/secrets.ts";
import {
	consumeArtifactRow,
	deleteArtifact,
	deleteFamilyArtifacts,
	deleteGrant,
	findArtifact,
	findArtifactByUid,
	findGrant,
	hasLiveAccessToken,
	lockFamily,
	upsertArtifact,
	upsertGrant,
} from "#lib/db/stores/oauth/oauth-artifacts.ts";
import { artifactTx } from "./artifact-scope.ts";

/** What the authorization server keeps of a code, token, session or pending request. Times in seconds since 1970. */
export type ArtifactPayload = Record<string, unknown> & { exp?: number; consumed?: number };

/** Kinds that are used once, and whose second use ends the family: they are looked at by one request at a time. */
const SINGLE_USE = new Set(["AuthorizationCode", "RefreshToken"]);

const FAR_SECONDS = 3650 * 86_400;

/** Keeps an artifact under the hash of its id: the id of a code or token is the secret itself. */
export async function keepArtifact(kind: string, id: string, given: ArtifactPayload): Promise<void> {
	const { jti: _, consumed, ...rest } = given;
	const payload = kind === "Interaction" ? withoutCookies(id, rest) : rest;
	const text = (value: unknown) => (typeof value === "string" ? value : null);
	const extra = payload.extra as { sub?: unknown } | undefined;
	await upsertArtifact(artifactTx(), {
		kind,
		idHash: hashSecret(id),
		grantId: text(payload.grantId),
		// A pending request names its client elsewhere and may outlive it.
		clientId: kind === "Session" || kind === "Interaction" ? null : text(payload.clientId),
		userId: text(payload.accountId) ?? text(extra?.sub),
		uidHash: kind === "Session" && typeof payload.uid === "string" ? hashSecret(payload.uid) : null,
		payload,
		consumedAt: consumed === undefined ? null : new Date(consumed * 1000),
		expiresAt: dateOf(payload.exp),
	});
}

/** Stands for a waiting request's own id, which its browser's cookie holds. */
const OWN_ID = "{id}";

/** A waiting request knows the cookies of its browser's session and of itself: whoever reads the table must not. */
function withoutCookies(id: string, { session, returnTo, ...payload }: ArtifactPayload): ArtifactPayload {
	const { cookie: _, ...rest } = Object(session) as Record<string, unknown>;
	return {
		...payload,
		...(session ? { session: rest } : {}),
		...(typeof returnTo === "string" ? { returnTo: returnTo.replaceAll(id, OWN_ID) } : {}),
	};
}

/** @returns null when there is none, or its family has ended */
export async function findArtifactPayload(kind: string, id: string): Promise<ArtifactPayload | null> {
	const idHash = hashSecret(id);
	if (SINGLE_USE.has(kind)) await lockFamily(artifactTx(), kind, idHash);
	const row = await findArtifact(artifactTx(), kind, idHash);
	if (!row) return null;
	const payload = withConsumed(row);
	const { returnTo } = payload;
	const own = typeof returnTo === "string" ? { returnTo: returnTo.replaceAll(OWN_ID, id) } : {};
	return { ...payload, ...own, jti: id };
}

/** A session by its second name, which requests that wait for their user know. */
export async function findSessionPayload(uid: string): Promise<ArtifactPayload | null> {
	const row = await findArtifactByUid(artifactTx(), "Session", hashSecret(uid));
	return row && withConsumed(row);
}

function withConsumed(row: { payload: ArtifactPayload; consumedAt: Date | null }): ArtifactPayload {
	const payload = row.payload;
	return row.consumedAt ? { ...payload, consumed: Math.floor(row.consumedAt.getTime() / 1000) } : payload;
}

/** Uses a code or refresh token up. @returns false when somebody else has done so */
export function consumeArtifact(kind: string, id: string, now: Date): Promise<boolean> {
	return consumeArtifactRow(artifactTx(), kind, hashSecret(id), now);
}

/** Forgets a code, token, session or pending request; nothing happens when there is none. */
export function dropArtifact(kind: string, id: string): Promise<void> {
	return deleteArtifact(artifactTx(), kind, hashSecret(id));
}

/** Ends all of a kind that were given out in one family. */
export function dropFamilyArtifacts(kind: string, grantId: string): Promise<void> {
	return deleteFamilyArtifacts(artifactTx(), kind, grantId);
}

/** Whether the application still has an access token of this family that works. */
export function isAccessTokenLive(grantId: string, now: Date): Promise<boolean> {
	return hasLiveAccessToken(artifactTx(), grantId, now);
}

/** Keeps a family: what was granted, by whom and to which client. */
export async function keepGrant(id: string, given: ArtifactPayload): Promise<void> {
	const { jti: _, ...payload } = given;
	await upsertGrant(artifactTx(), {
		id,
		userId: String(payload.accountId),
		clientId: String(payload.clientId),
		payload,
		expiresAt: dateOf(payload.exp),
	});
}

/** What a family was granted; null when it has ended. */
export async function findGrantPayload(id: string): Promise<ArtifactPayload | null> {
	const row = await findGrant(artifactTx(), id);
	return row && { ...row.payload, jti: id };
}

/** Ends a family and everything that was given out on it. */
export function dropGrant(id: string): Promise<void> {
	return deleteGrant(artifactTx(), id);
}

function dateOf(seconds: number | undefined): Date {
	return seconds === undefined ? new Date(Date.now() + FAR_SECONDS * 1000) : new Date(seconds * 1000);
}
