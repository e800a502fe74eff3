import { randomUUID } from "node:crypto";
import { log } from "#lib/config/log.ts";
import type { ProviderRefusal } from "#lib/contract/users/provider-refusals.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { type LockedAccount, lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { countOtherLocalAdmins, type LockedUser, updateUserRow } from "#lib/db/stores/users/account-users.ts";
import {
	findSignInProvider,
	noteProviderAnswer,
	noteProviderSignIn,
	type SignInProviderRow,
} from "#lib/db/stores/users/sign-in-providers.ts";
import { inTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import type { Context, VisitorContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { ProviderProblem, problemOf } from "#lib/providers/provider-problem.ts";
import { finishAtProvider } from "#lib/providers/sign-in-at-provider.ts";
import { type Admission, admit } from "../admitting/admit.ts";
import { noteFailedSignIn } from "../sessions/note-failed-sign-in.ts";
import { accessOf } from "./access-of.ts";
import { confirmSession } from "./confirm-session.ts";
import { findPerson, type Vouched } from "./find-person.ts";
import { type Attempt, openAttempt } from "./kept-attempt.ts";
import { callbackUrl, domainOf, PROVIDER_PROOF_MS, roleOf } from "./rules.ts";
import { sealLeaving } from "./session-at-provider.ts";

/** What a browser has come back from a provider with, and what it has kept of the way there. */
type ProviderReturn = { accountId: string; query: string; kept: string | null };

/**
 * A sign-in, complete or with a step left, a confirmed session, or a refusal. `returnTo`: the page the attempt returns
 * to; null: unknown.
 */
export type ProviderOutcome =
	| (Admission & { email: string; returnTo: string })
	| { step: "confirmed"; returnTo: string }
	| { refused: ProviderRefusal; returnTo: string | null; isReauth: boolean };

type Refused = { refused: ProviderRefusal; userId?: string };

/**
 * Lets whoever comes back from the provider of an account in to that account: the browser must have begun it here, the
 * provider must vouch for the person and their address, and a person of that account it must be. Whatever else is asked
 * of them is decided where all ways in lead through (admitting/next-step.ts).
 */
export const finishProviderSignIn = defineVerb(
	{ permission: "identity.prove" },
	async (context: VisitorContext, { accountId, query, kept }: ProviderReturn): Promise<ProviderOutcome> => {
		const attempt = kept === null ? null : openAttempt(kept, context.now());
		if (attempt?.accountId !== accountId) return { refused: "expired", returnTo: null, isReauth: false };
		const { returnTo } = attempt;
		const whence = { returnTo, isReauth: attempt.sessionId !== null };
		if (new URLSearchParams(query).get("state") !== attempt.state) return { refused: "expired", ...whence };
		const vouched = await askProvider(context, attempt, query);
		if ("refused" in vouched) return { ...vouched, ...whence };
		if (attempt.sessionId !== null) {
			const refused = await confirmSession(context, { accountId, sessionId: attempt.sessionId }, vouched);
			return refused ? { refused, ...whence } : { step: "confirmed", returnTo };
		}
		const outcome = await letIn(context, attempt, vouched).catch((error: unknown): Refused => {
			// Somebody of another account signs in with this address.
			if (isPrismaCode(error, "P2002")) return { refused: "taken" };
			throw error;
		});
		if (!("refused" in outcome)) return { ...outcome, returnTo };
		const { refused, userId: id } = outcome;
		if (id) await noteFailedSignIn(context, { id, accountId });
		return { refused, ...whence };
	},
);

/** Whom the provider vouches for. */
async function askProvider(context: VisitorContext, attempt: Attempt, query: string): Promise<Vouched | Refused> {
	const { accountId, state, nonce, verifier } = attempt;
	const provider = await findSignInProvider(accountId);
	if (!isStillThe(provider, attempt)) return { refused: "off" };
	const { groupClaim, domains } = provider;
	try {
		const expected = { state, nonce, verifier };
		const way = { redirectUri: callbackUrl(accountId), query, expected, groupClaim };
		const found = await finishAtProvider(accessOf(provider), way);
		const { email, isEmailVerified } = found;
		if (email === null) throw new ProviderProblem("wrong", "It returned no email address.");
		if (!(isEmailVerified ?? provider.trustsEmails)) {
			if (isEmailVerified === null) await noteProviderAnswer(accountId, UNSAID, context.now());
			return { refused: "unverified" };
		}
		if (domains.length > 0 && !domains.includes(domainOf(email))) return { refused: "domain" };
		return { ...found, verifiedEmail: email, provedAt: lastProof(attempt, found.provedAt, context.now()) };
	} catch (error) {
		return refuse(context, accountId, problemOf(error));
	}
}

/** Kept for Admins: without it nobody gets in, and nothing else looks wrong. */
const UNSAID = "It returned an email address without the claim email_verified.";

/** So much the provider's clock may be behind. */
const SKEW_MS = 60_000;

/**
 * When somebody who comes back proved to the provider who they are. A session there that lasts for days proves nothing
 * of who sits at the browser now.
 *
 * @param provedAt when, by the provider's clock; null: it does not say
 * @returns null: nobody knows
 */
function lastProof({ again, beganMs }: Attempt, provedAt: Date | null, now: Date): Date | null {
	if (provedAt === null || provedAt > now) return provedAt && now;
	const isOfThisAttempt = provedAt.getTime() >= Math.max(beganMs - SKEW_MS, now.getTime() - PROVIDER_PROOF_MS);
	return again && isOfThisAttempt ? now : provedAt;
}

async function refuse(context: VisitorContext, accountId: string, problem: ProviderProblem): Promise<Refused> {
	const { kind, message } = problem;
	if (kind === "denied") return { refused: "denied" };
	log.warn({ accountId, kind, message }, "sign-in provider error");
	// What came by the browser's address anybody could have written.
	if (kind !== "returned") await noteProviderAnswer(accountId, message, context.now());
	return { refused: kind === "away" || kind === "private" ? "away" : "wrong" };
}

function isStillThe(provider: SignInProviderRow | null, { issuer, clientId }: Attempt): provider is SignInProviderRow {
	return provider?.isEnabled === true && provider.issuer === issuer && provider.clientId === clientId;
}

async function letIn(
	context: VisitorContext,
	attempt: Attempt,
	vouched: Vouched,
): Promise<(Admission & { email: string }) | Refused> {
	const { accountId } = attempt;
	return inTransaction(async (tx) => {
		// Seats and Admins are counted by one at a time.
		const account = await lockAccount(tx, accountId);
		const provider = account && (await findSignInProvider(accountId, tx));
		if (!account || !isStillThe(provider, attempt)) return { refused: "off" };
		const user = await findPerson(tx, context, { account, provider }, vouched);
		if ("refused" in user) return user;
		await followGroups(tx, context, { account, provider, user }, vouched.groups);
		await noteProviderSignIn(tx, account, context.now());
		const proof = provider.isSecondFactor ? "trusted-provider" : "provider";
		const byProvider = { leaving: sealLeaving(vouched.leaving), provedAt: vouched.provedAt };
		const admission = await admit(tx, context, user, [proof], byProvider);
		return { ...admission, email: user.email };
	});
}

/**
 * Gives a person the role that their groups give them. An Admin stays one, whatever they say, where no other could get in
 * without the provider: who else would mend it?
 */
async function followGroups(
	tx: Tx,
	context: Context,
	{ account, provider, user }: { account: LockedAccount; provider: SignInProviderRow; user: LockedUser },
	groups: readonly string[] | null,
): Promise<void> {
	const role = roleOf(provider, groups);
	if (role === null || role === user.role) return;
	if (user.role === "Admin" && (await countOtherLocalAdmins(tx, account, user.id)) === 0) return;
	await updateUserRow(tx, user, { role }, context.now());
	await insertAccountEvent(tx, {
		...{ id: randomUUID(), accountId: account.id, at: context.now(), type: "UserRoleChanged", userId: user.id },
		ip: context.ip,
		data: { from: user.role, to: role, by: provider.name },
	});
}
