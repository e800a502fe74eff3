import type { PasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import { checkPasskey, type PasskeyOptions, passkeyOptions } from "#lib/crypto/passkeys.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { listPasskeys, setPasskeyUsed } from "#lib/db/stores/users/passkeys.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { Context } from "#lib/domain/context.ts";
import { type ChallengeOf, keepChallenge, takesChallenge } from "./challenges.ts";
import { findPasskeys } from "./find-passkeys.ts";
import { ownSite } from "./own-site.ts";

/** What a browser is to ask the passkeys of somebody; null when there are none for this address. */
export async function askPasskeysOf(
	tx: Tx,
	context: Context,
	userId: Unscoped<"oneself", string>,
): Promise<PasskeyOptions | null> {
	const site = ownSite();
	if ("refusal" in site) return null;
	const { here } = await findPasskeys(tx, userId);
	if (here.length === 0) return null;
	const options = await passkeyOptions(site, here);
	await keepChallenge(tx, context, { purpose: "prove", userId }, options.challenge);
	return options;
}

/**
 * Takes the answer of a passkey of somebody's: once, to what it was asked.
 *
 * @param of "sign-in": nobody was named, and the authenticator has to have made sure who uses it
 */
export async function takePasskey(
	tx: Tx,
	context: Context,
	user: LockedUser,
	answer: PasskeyAnswer,
	of: ChallengeOf = { purpose: "prove", userId: user.id },
): Promise<boolean> {
	const site = ownSite();
	const passkey = (await listPasskeys(tx, user.id)).find(({ credentialId }) => credentialId === answer.id);
	if ("refusal" in site || !passkey || passkey.rpId !== site.rpId) return false;
	const stored = { ...passkey, counter: Number(passkey.counter) };
	const given = { response: answer, mustVerify: of.purpose === "sign-in" };
	const counter = await checkPasskey(site, stored, given, takesChallenge(tx, context, of));
	if (counter === null) return false;
	await setPasskeyUsed(tx, user, passkey.id, { counter, lastUsedAt: context.now() });
	return true;
}
