import { randomUUID } from "node:crypto";
import type { NewPasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import { type NewPasskeyOptions, newPasskeyOptions, readNewPasskey } from "#lib/crypto/passkeys.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { deletePasskey, insertPasskey, listPasskeys, renamePasskeyRow } from "#lib/db/stores/users/passkeys.ts";
import { revokeOtherSessions } from "#lib/db/stores/users/users.ts";
import { inTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import type { Context, UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { hasFactor } from "../admitting/next-step.ts";
import { keepChallenge, takesChallenge } from "./challenges.ts";
import { dropIdleCodes } from "./drop-idle-codes.ts";
import { findWays } from "./find-ways.ts";
import { lockOneself } from "./lock-oneself.ts";
import { noteFactorChange } from "./note-factor-change.ts";
import { requireSite } from "./own-site.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { requireLeft } from "./require-left.ts";

/** More than anybody has devices. */
const MAX_PASSKEYS = 20;
const MAX_NAME_LENGTH = 60;

/**
 * Begins to make a passkey: what the browser is to ask its authenticator.
 *
 * @throws AppError ReauthRequired; Conflict where passkeys cannot be, or there
 *   are enough
 */
export const beginPasskey = defineVerb(
	{ permission: "self.secure" },
	async (context: UserContext): Promise<NewPasskeyOptions> =>
		inTransaction(async (tx) => {
			const user = await lockOneself(tx, context);
			return askForPasskey(tx, context, { ...user, name: context.principal.name });
		}),
);

/** What a browser is asked for a new passkey of somebody's. @throws AppError Conflict */
export async function askForPasskey(
	tx: Tx,
	context: Context,
	user: { id: string; email: string; name: string },
): Promise<NewPasskeyOptions> {
	const site = requireSite();
	const known = await listPasskeys(tx, user.id);
	if (known.length >= MAX_PASSKEYS) throw refusal("Conflict", said("passkeysMany", { limit: MAX_PASSKEYS }));
	const options = await newPasskeyOptions(site, user, known);
	await keepChallenge(tx, context, { purpose: "add", userId: user.id }, options.challenge);
	return options;
}

/**
 * Keeps the passkey that the browser has made: other sessions end, and it is asked for from now on.
 *
 * @returns the person's recovery codes when these are their first, else none
 * @throws AppError ReauthRequired; Conflict when the answer is none to what was
 *   asked; ValidationError for a name that is none
 */
export const addPasskey = defineVerb(
	{ permission: "self.secure" },
	async (context: UserContext, input: { name: string; answer: NewPasskeyAnswer }): Promise<string[]> =>
		unlessKnown(
			inTransaction(async (tx) => {
				const user = await lockOneself(tx, context);
				const codes = await keepPasskey(tx, context, user, input);
				await revokeOtherSessions(tx, user.id, context.principal.credentialId, context.now());
				return codes;
			}),
		),
);

/** A passkey that is kept already was not made for what was asked. @throws AppError Conflict */
export async function unlessKnown<T>(adding: Promise<T>): Promise<T> {
	return adding.catch((error: unknown) => {
		throw isPrismaCode(error, "P2002") ? notMade() : error;
	});
}

/**
 * Keeps a passkey that a browser has made for somebody.
 *
 * @returns their recovery codes when these are their first, else none
 * @throws AppError Conflict when the answer is none to what was asked; ValidationError for a name that is none
 */
export async function keepPasskey(
	tx: Tx,
	context: Context,
	user: LockedUser,
	{ name: givenName, answer }: { name: string; answer: NewPasskeyAnswer },
): Promise<string[]> {
	const [site, name] = [requireSite(), readName(givenName)];
	const made = await readNewPasskey(site, answer, takesChallenge(tx, context, { purpose: "add", userId: user.id }));
	if (!made) throw notMade();
	const ways = await findWays(tx, user.id);
	await insertPasskey(tx, user, { id: randomUUID(), ...made, name, rpId: site.rpId, createdAt: context.now() });
	await noteFactorChange(tx, context, user, "passkey-added");
	return !hasFactor(ways) || ways.recoveryCodes === 0 ? makeRecoveryCodes(tx, user) : [];
}

/**
 * Calls a passkey something else.
 *
 * @throws AppError NotFound; ValidationError for a name that is none
 */
export const renamePasskey = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, input: { passkeyId: string; name: string }): Promise<void> => {
		const name = readName(input.name);
		await inTransaction(async (tx) => {
			const user = await lockOneself(tx, context);
			if (!isUuid(input.passkeyId) || !(await renamePasskeyRow(tx, user, input.passkeyId, name))) throw unknown();
		});
	},
);

/**
 * Removes a passkey: other sessions end.
 *
 * @throws AppError NotFound; ReauthRequired; Conflict for the last factor where
 *   one is required
 */
export const removePasskey = defineVerb(
	{ permission: "self.secure" },
	async (context: UserContext, input: { passkeyId: string }): Promise<void> =>
		inTransaction(async (tx) => {
			const user = await lockOneself(tx, context);
			if (!isUuid(input.passkeyId) || !(await deletePasskey(tx, user, input.passkeyId))) throw unknown();
			await requireLeft(tx, user);
			await dropIdleCodes(tx, user);
			await revokeOtherSessions(tx, user.id, context.principal.credentialId, context.now());
			await noteFactorChange(tx, context, user, "passkey-removed");
		}),
);

function readName(given: string): string {
	const name = given.trim();
	if (name === "" || name.length > MAX_NAME_LENGTH) {
		throw fieldRefusal("name", said("passkeyName", { limit: MAX_NAME_LENGTH }));
	}
	return name;
}

function notMade(): Error {
	return refusal("Conflict", said("passkeyNotMade"));
}

function unknown(): Error {
	return refusal("NotFound", said("noFactor"));
}
