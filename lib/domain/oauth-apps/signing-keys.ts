import { generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { log } from "#lib/config/log.ts";
import { openText, sealText } from "#lib/crypto/sealed-box.ts";
import {
	countUnretiredKeys,
	insertSigningKey,
	listSigningKeys,
	lockSigningKeys,
	type SigningKeyRow,
} from "#lib/db/stores/oauth/oauth-keys.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { DAY_MS } from "#lib/units.ts";

/** A key is used for this long. */
const LIFE_DAYS = 90;
/** It is published before, since applications keep the list for a while, */
const AHEAD_DAYS = 2;
/** and after, for id tokens that were signed with it. */
const AFTER_DAYS = 7;

/** A private key in the form of RFC 7517. */
export type PrivateJwk = Record<string, unknown> & { kid: string };

/**
 * The keys that are published now. The first is the one to sign with; the first process that asks makes it.
 * They are stored encrypted with the installation key, so that every process of an installation has the
 * same. One that cannot be opened, because that key was lost, is as good as gone.
 */
export async function loadSigningKeys(now: Date): Promise<PrivateJwk[]> {
	const found = await openSigningKeys(now);
	if (found.active.length > 0) return [...found.active, ...found.announced];
	await addSigningKey({ activatesAt: now, unlessSince: new Date(0), ignored: found.unusable });
	const { active, announced } = await openSigningKeys(now);
	return [...active, ...announced];
}

/** Announces the next key when the present one has served its time; old ones stay published for a week. */
export async function rotateSigningKeys(now: Date): Promise<void> {
	if ((await listSigningKeys(now)).length === 0) return;
	const activatesAt = new Date(now.getTime() + AHEAD_DAYS * DAY_MS);
	const unlessSince = new Date(activatesAt.getTime() - LIFE_DAYS * DAY_MS);
	await addSigningKey({ activatesAt, unlessSince, ignored: [] });
}

/** Newest first. */
async function openSigningKeys(
	now: Date,
): Promise<{ active: PrivateJwk[]; announced: PrivateJwk[]; unusable: string[] }> {
	const keys = { active: [] as PrivateJwk[], announced: [] as PrivateJwk[], unusable: [] as string[] };
	for (const row of await listSigningKeys(now)) {
		const key = open(row);
		if (!key) keys.unusable.push(row.id);
		else if (row.activatesAt <= now) keys.active.push(key);
		else keys.announced.push(key);
	}
	return keys;
}

type NewKey = {
	activatesAt: Date;
	/** Nothing is done when another process has added one that is used from later than this on. */
	unlessSince: Date;
	ignored: string[];
};

async function addSigningKey({ activatesAt, unlessSince, ignored }: NewKey): Promise<void> {
	const key = await newKey();
	await inTransaction(async (tx) => {
		await lockSigningKeys(tx);
		if ((await countUnretiredKeys(tx, unlessSince, ignored)) > 0) return;
		const retireAt = new Date(activatesAt.getTime() + AFTER_DAYS * DAY_MS);
		await insertSigningKey(
			tx,
			{ id: key.kid, sealed: sealText("oauth-signing-keys", JSON.stringify(key)), activatesAt },
			retireAt,
		);
	});
}

/** RS256 is what every client understands (OpenID Connect Core 15.1). */
async function newKey(): Promise<PrivateJwk> {
	const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
	const kid = randomBytes(16).toString("base64url");
	return { ...privateKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" };
}

function open({ sealed }: SigningKeyRow): PrivateJwk | null {
	try {
		return JSON.parse(openText("oauth-signing-keys", sealed)) as PrivateJwk;
	} catch (error) {
		log.error({ error }, "could not decrypt a signing key with the current installation key");
		return null;
	}
}
