import type { NewPasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";
import type { NewPasskeyOptions } from "#lib/crypto/passkeys.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { insertHalfSignIn } from "#lib/db/stores/users/factors.ts";
import { revokeAllSessions } from "#lib/db/stores/users/users.ts";
import type { Context, VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type AppSetUp, confirmPendingApp, makePendingApp } from "../factors/app.ts";
import { askForPasskey, keepPasskey, unlessKnown } from "../factors/passkeys.ts";
import { stepOf } from "./step-of.ts";
import { type HalfWay, withHalfWay } from "./with-half-way.ts";

/**
 * Begins to set an app up for somebody half-way in, whose organisation requires a factor.
 *
 * @returns null when that is over, or they have one meanwhile
 */
export const beginEnrolledApp = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, halfWay: string): Promise<AppSetUp | null> =>
		whileEnrolling(context, halfWay, (tx, user) => makePendingApp(tx, context, user)),
);

/**
 * Lets the app count that they have set up. It is a proof as well: all that is left is to go on.
 *
 * @returns their recovery codes; null when that is over, or they have a factor meanwhile
 * @throws AppError as confirmPendingApp does
 */
export const confirmEnrolledApp = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, halfWay: string, input: { code: string }): Promise<string[] | null> =>
		whileEnrolling(context, halfWay, async (tx, user, half) => {
			const codes = await confirmPendingApp(tx, context, user, input.code);
			await keepProved(tx, context, user, { ...half, proved: [...half.proved, "app"] });
			return codes;
		}),
);

/**
 * What the browser is to ask for a new passkey of theirs; null as above.
 *
 * @throws AppError Conflict where passkeys cannot be
 */
export const askForEnrolledPasskey = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, halfWay: string): Promise<NewPasskeyOptions | null> =>
		whileEnrolling(context, halfWay, (tx, user, half) => askForPasskey(tx, context, { ...user, name: half.user.name })),
);

/**
 * Keeps the passkey that their browser has made, as a proof too.
 *
 * @returns their recovery codes; null as above
 * @throws AppError as addPasskey does
 */
export const addEnrolledPasskey = defineVerb(
	{ permission: "identity.prove" },
	async (
		context: VisitorContext,
		halfWay: string,
		input: { name: string; answer: NewPasskeyAnswer },
	): Promise<string[] | null> =>
		unlessKnown(
			whileEnrolling(context, halfWay, async (tx, user, half) => {
				const codes = await keepPasskey(tx, context, user, input);
				await keepProved(tx, context, user, { ...half, proved: [...half.proved, "passkey"] });
				return codes;
			}),
		),
);

/** Only a password stands between somebody who may set a factor up here and the account: whoever has one must prove it. */
async function whileEnrolling<T>(
	context: Context,
	halfWay: string,
	work: (tx: Tx, user: LockedUser, half: HalfWay) => Promise<T>,
): Promise<T | null> {
	return withHalfWay(context, halfWay, async (tx, user, half) =>
		(await stepOf(tx, user, half.proved)) === "enrolment" ? work(tx, user, half) : null,
	);
}

/** Other sessions end, as whenever a factor is added, and whatever else is half-way; this goes on with one proof more. */
async function keepProved(tx: Tx, context: Context, user: LockedUser, half: HalfWay): Promise<void> {
	const { hash, proved, expiresAt, atProvider } = half;
	await revokeAllSessions(tx, user.id, context.now());
	await insertHalfSignIn(tx, user, { hash, proved, expiresAt, atProvider });
}
