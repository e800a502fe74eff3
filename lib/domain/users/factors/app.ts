import { env } from "#lib/config/env.ts";
import { authenticatorAddress, newAuthenticatorSecret, periodOfCode } from "#lib/crypto/authenticator-code.ts";
import { openText, sealText } from "#lib/crypto/sealed-box.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { deleteApp, findFactors, setApp, setPendingApp } from "#lib/db/stores/users/factors.ts";
import { revokeOtherSessions } from "#lib/db/stores/users/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context, UserContext } from "#lib/domain/context.ts";
import { qrPath } from "#lib/domain/qr-path.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { hasFactor } from "../admitting/next-step.ts";
import { dropIdleCodes } from "./drop-idle-codes.ts";
import { findWays } from "./find-ways.ts";
import { lockOneself } from "./lock-oneself.ts";
import { noteFactorChange } from "./note-factor-change.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { requireLeft } from "./require-left.ts";

/** So long a square that was shown can be scanned. */
const PENDING_MINUTES = 30;

/** What an authenticator app is set up with: to be scanned, to be typed, or, where the app is, to be opened (`otpauth:`). */
export type AppSetUp = { secret: string; qr: { size: number; path: string }; address: string };

/** Makes the secret of an app, which counts once a code of it was given. */
export async function makePendingApp(tx: Tx, context: Context, user: LockedUser): Promise<AppSetUp> {
	const secret = newAuthenticatorSecret();
	const pendingUntil = new Date(context.now().getTime() + PENDING_MINUTES * 60_000);
	await setPendingApp(tx, user, { pendingSecret: sealText("authenticator-apps", secret), pendingUntil });
	const issuer = `Signet (${new URL(env().publicUrl).host})`;
	const address = authenticatorAddress(secret, { issuer, label: user.email });
	return { secret, qr: qrPath(address), address };
}

/**
 * Lets the app count that was set up last, if a code shows that it was.
 *
 * @returns the person's recovery codes when these are their first, else none
 * @throws AppError Conflict when none is being set up; ValidationError for a code that does not fit
 */
export async function confirmPendingApp(tx: Tx, context: Context, user: LockedUser, code: string): Promise<string[]> {
	const now = context.now();
	const { app, recoveryCodes } = await findFactors(tx, user.id);
	if (!app?.pendingSecret || !app.pendingUntil || app.pendingUntil <= now)
		throw refusal("Conflict", said("appExpired"));
	const secret = openText("authenticator-apps", app.pendingSecret);
	const lastPeriod = periodOfCode(secret, code.replace(/\s/g, ""), now);
	if (lastPeriod === null) throw fieldRefusal("code", said("codeWrong"));
	const isFirst = !hasFactor(await findWays(tx, user.id)) || recoveryCodes === 0;
	await setApp(tx, user, { secret: app.pendingSecret, since: now, lastPeriod });
	await noteFactorChange(tx, context, user, "app-added");
	return isFirst ? makeRecoveryCodes(tx, user) : [];
}

/**
 * Begins to set an authenticator app up.
 *
 * @throws AppError ReauthRequired
 */
export const beginApp = defineVerb(
	{ permission: "self.secure" },
	async (context: UserContext): Promise<AppSetUp> =>
		inTransaction(async (tx) => makePendingApp(tx, context, await lockOneself(tx, context))),
);

/**
 * Ends setting it up: other sessions end, and it is asked for from now on.
 *
 * @throws AppError as confirmPendingApp does; ReauthRequired
 */
export const confirmApp = defineVerb(
	{ permission: "self.secure" },
	async (context: UserContext, input: { code: string }): Promise<string[]> =>
		inTransaction(async (tx) => {
			const user = await lockOneself(tx, context);
			const codes = await confirmPendingApp(tx, context, user, input.code);
			await revokeOtherSessions(tx, user.id, context.principal.credentialId, context.now());
			return codes;
		}),
);

/**
 * Removes one's authenticator app: other sessions end. Recovery codes that stand in for nothing any more go as well.
 *
 * @throws AppError ReauthRequired; Conflict when there is none, or it is the last
 *   factor where one is required
 */
export const removeApp = defineVerb(
	{ permission: "self.secure" },
	async (context: UserContext): Promise<void> =>
		inTransaction(async (tx) => {
			const user = await lockOneself(tx, context);
			if (!(await deleteApp(tx, user))) throw refusal("Conflict", said("noFactor"));
			await requireLeft(tx, user);
			await dropIdleCodes(tx, user);
			await revokeOtherSessions(tx, user.id, context.principal.credentialId, context.now());
			await noteFactorChange(tx, context, user, "app-removed");
		}),
);
