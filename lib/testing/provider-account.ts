import { beforeEach } from "vitest";
import type { ProviderSettings } from "#lib/contract/users/sign-in-provider.ts";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { beginProviderSignIn } from "#lib/domain/users/provider/begin-at-provider.ts";
import { finishProviderSignIn, type ProviderOutcome } from "#lib/domain/users/provider/finish-at-provider.ts";
import { saveSignInProvider, switchSignInProvider } from "#lib/domain/users/provider/settings.ts";
import { type ProviderStandIn, STAND_IN_CLIENT } from "./provider-stand-in.ts";
import { browser, makePerson } from "./signed-in-person.ts";

const operator = operatorContext("test");

/** What an Admin says of the stand-in, but where it is. */
export const PROVIDER_SETTINGS: ProviderSettings = {
	name: "Harbour ID",
	issuer: "",
	clientId: STAND_IN_CLIENT.clientId,
	scopes: "email profile",
	domains: [],
	trustsEmails: false,
	isEnabled: true,
	createsUsers: false,
	newRole: "Member",
	newTeamId: null,
	groupClaim: null,
	adminGroups: [],
	teamAdminGroups: [],
	memberGroups: [],
	isSecondFactor: false,
};

/** An Admin's account for each test, whose provider is the stand-in once it was set up. */
export function useProviderAccount(standIn: ProviderStandIn) {
	const held = { admin: { accountId: "", userId: "", email: "" } };
	beforeEach(async () => {
		held.admin = await makePerson({ role: "Admin" });
	});

	async function setUp(more: Partial<ProviderSettings> = {}, accountId = held.admin.accountId) {
		const { clientSecret } = STAND_IN_CLIENT;
		const settings = { ...PROVIDER_SETTINGS, issuer: standIn.issuer, clientSecret, ...more };
		await saveSignInProvider(operator, { accountId, ...settings });
		await switchSignInProvider(operator, { accountId, mayReachPrivate: true });
	}

	async function begin(accountId = held.admin.accountId, again = false, sessionId: string | null = null) {
		const begun = await beginProviderSignIn(browser(), { accountId, again, returnTo: "/documents", sessionId });
		if ("refused" in begun) throw new Error(begun.refused);
		return begun;
	}

	/** The whole way, with what the stand-in says now. */
	async function goThrough(more: Record<string, string> = {}, again = false): Promise<ProviderOutcome> {
		const { url, kept } = await begin(held.admin.accountId, again);
		const query = standIn.authorize(url, more);
		return finishProviderSignIn(browser(), { accountId: held.admin.accountId, query, kept });
	}

	/** The same to confirm an existing session. */
	async function confirm(sessionId: string): Promise<ProviderOutcome> {
		const { url, kept } = await begin(held.admin.accountId, true, sessionId);
		return finishProviderSignIn(browser(), {
			accountId: held.admin.accountId,
			query: standIn.authorize(url),
			kept,
		});
	}

	const eventsOf = (type: string) => db().accountEvent.findMany({ where: { accountId: held.admin.accountId, type } });
	return { held, setUp, begin, goThrough, confirm, eventsOf };
}

/** Why somebody was not let in; else how far they came. */
export const refusalOf = (outcome: ProviderOutcome) => ("refused" in outcome ? outcome.refused : outcome.step);
