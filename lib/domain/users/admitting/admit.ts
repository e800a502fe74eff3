import { randomUUID } from "node:crypto";
import { hashSecret, newSecret } from "#lib/crypto/secrets.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { insertHalfSignIn } from "#lib/db/stores/users/factors.ts";
import { insertSession, setFirstLocale } from "#lib/db/stores/users/users.ts";
import type { Context } from "#lib/domain/context.ts";
import { isByProvider, isByProviderAlone, isTwofold, type NextStep, type Proof } from "./next-step.ts";
import { stepOf } from "./step-of.ts";

/** A session ends after this, however often it is used. */
export const SESSION_DAYS = 30;

/** So long somebody who has given the password may look for their phone; or install an app on it, and set that up. */
export const HALF_WAY_MINUTES = { factor: 10, enrolment: 30 };

/** What somebody gets who has proved something: a session, or what they come back with when they have proved more. */
export type Admission =
	| { step: "session"; sessionId: string }
	| { step: Exclude<NextStep, "session">; halfWay: string };

/** What a provider adds to whom it vouches for. */
type ByProvider = {
	/** How the session is ended there: a sealed box; null: there is no way. */
	leaving: Uint8Array<ArrayBuffer> | null;
	/** When the person proved there who they are; null: nobody knows. */
	provedAt: Date | null;
};

/** When somebody proved who they are of whom nobody knows when. */
const LONG_AGO = new Date(0);

/** Lets a person in as far as what they have proved goes. The language of the browser is theirs until they choose one. */
export async function admit(
	tx: Tx,
	context: Context,
	user: LockedUser,
	proved: readonly Proof[],
	byProvider: ByProvider | null = null,
): Promise<Admission> {
	const now = context.now();
	const step = await stepOf(tx, user, proved);
	if (step === "session") return { step, sessionId: await beginSession(tx, context, user, proved, byProvider) };
	const halfWay = newSecret();
	const expiresAt = new Date(now.getTime() + HALF_WAY_MINUTES[step] * 60_000);
	const atProvider = byProvider?.leaving ?? null;
	await insertHalfSignIn(tx, user, { hash: hashSecret(halfWay), proved: [...proved], expiresAt, atProvider });
	return { step, halfWay };
}

/**
 * Begins a session of somebody who has proved all that is asked for. What they proved to a provider they proved when it
 * says so, not when they came from there.
 *
 * @returns its id
 */
export async function beginSession(
	tx: Tx,
	context: Context,
	user: LockedUser,
	proved: readonly Proof[],
	byProvider: ByProvider | null = null,
): Promise<string> {
	const now = context.now();
	const { ip } = context;
	const id = randomUUID();
	const userAgent = context.userAgent.slice(0, 500);
	const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
	if (context.locale) await setFirstLocale(tx, user.id, context.locale);
	const provedAt = isByProviderAlone(proved) ? (byProvider?.provedAt ?? LONG_AGO) : now;
	const times = { createdAt: now, lastSeenAt: now, provedAt, expiresAt };
	const how = { isTwofold: isTwofold(proved), isByProvider: isByProvider(proved), atProvider: byProvider?.leaving };
	await insertSession(tx, user, { id, ...times, ...how, ip, userAgent });
	await insertAccountEvent(tx, {
		id: randomUUID(),
		accountId: user.accountId,
		at: now,
		type: "SignedIn",
		userId: user.id,
		ip,
		data: { browser: userAgent, ...(proved.at(-1) === "password" ? {} : { factor: proved.at(-1) ?? "" }) },
	});
	return id;
}
