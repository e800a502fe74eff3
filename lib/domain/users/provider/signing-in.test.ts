import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { refusalOf, useProviderAccount } from "#lib/testing/provider-account.ts";
import { useProviderStandIn } from "#lib/testing/provider-stand-in.ts";
import {
	browser,
	codeOf,
	makePerson,
	setAppUp,
	signInWithPassword,
	withSession,
} from "#lib/testing/signed-in-person.ts";
import { proveFactor } from "../admitting/half-way.ts";
import { signOut } from "../sessions/sign-out.ts";
import { updateUser } from "../update-user.ts";
import { finishProviderSignIn } from "./finish-at-provider.ts";
import { viewSignInProvider } from "./settings.ts";
import { unlinkFromProvider } from "./unlink-from-provider.ts";

useTestDatabase();
const standIn = useProviderStandIn();
const { held, setUp, begin, goThrough, eventsOf } = useProviderAccount(standIn);
const operator = operatorContext("test");

const roleOf = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).role;

describe("signing in through a provider", () => {
	it("lets somebody of the account in by their address, and by the provider's own name of them from then on", async () => {
		await setUp();
		const { userId, email } = await makePerson({ accountId: held.admin.accountId });
		standIn.claims = { ...standIn.claims, email: email.toUpperCase() };
		const first = await goThrough();
		expect(first).toMatchObject({ step: "session", email, returnTo: "/documents" });
		if (!("refused" in first) && first.step === "session") {
			expect((await withSession(first.sessionId)).principal).toMatchObject({ userId, accountId: held.admin.accountId });
		}
		const [linked] = await eventsOf("ProviderLinked");
		expect(linked).toMatchObject({ userId });
		const mails = await db().$queryRaw<unknown[]>`
			SELECT 1 FROM pgboss.job WHERE name = 'mail' AND data->>'accountEventId' = ${linked?.id}`;
		expect(mails).toHaveLength(1);
		standIn.claims = { ...standIn.claims, email: "other@example.com" };
		expect(await goThrough()).toMatchObject({ step: "session", email });
		expect(await eventsOf("ProviderLinked")).toHaveLength(1);
	});

	it("reads of the userinfo endpoint what the id token does not say", async () => {
		await setUp();
		const { email } = await makePerson({ accountId: held.admin.accountId });
		standIn.claims = { ...standIn.claims, email };
		standIn.wrong = { claims: { email: undefined, email_verified: undefined } };
		expect(refusalOf(await goThrough())).toBe("session");
	});

	it.each([[undefined], [false], ["true"]])("refuses an address that is vouched for with %j", async (isVerified) => {
		await setUp();
		const { email } = await makePerson({ accountId: held.admin.accountId });
		standIn.claims = { ...standIn.claims, email, email_verified: isVerified };
		expect(refusalOf(await goThrough())).toBe("unverified");
		expect(await db().session.count({ where: { user: { email } } })).toBe(0);
	});

	it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
		[
			"an address of one answer that the other vouches for",
			{ email: "ceo@example.com", email_verified: undefined },
			{},
		],
		[
			"a word for an address of the other answer",
			{ email: undefined, email_verified: true },
			{ email_verified: undefined },
		],
		["an address that one of them denies", { email_verified: undefined }, { email_verified: false }],
		[
			"what another provider says in Entra's words",
			{ email_verified: undefined, xms_edov: true },
			{ email_verified: undefined },
		],
	])("takes %s for no confirmed address of theirs", async (_, idToken, userinfo) => {
		await setUp();
		const [mine, other] = [await makePerson(held.admin), await makePerson(held.admin)];
		standIn.claims = { ...standIn.claims, email: mine.email };
		standIn.wrong = { claims: idToken.email ? { ...idToken, email: other.email } : idToken };
		standIn.userinfo = userinfo;
		const outcome = await goThrough();
		expect(await db().session.count({ where: { user: { email: other.email } } })).toBe(0);
		if ("refused" in outcome) expect(outcome.refused).toBe("unverified");
		else expect(outcome).toMatchObject({ email: mine.email });
	});

	it("tells Admins of a provider that does not say whether addresses are confirmed, until they vouch for its domains", async () => {
		await setUp();
		const { email } = await makePerson(held.admin);
		standIn.claims = { ...standIn.claims, email, email_verified: undefined };
		expect(refusalOf(await goThrough())).toBe("unverified");
		const { provider } = await viewSignInProvider(operator, held.admin.accountId);
		expect(provider?.lastFailure).toContain("email_verified");
		await expect(setUp({ trustsEmails: true })).rejects.toMatchObject({ fields: { domains: [expect.any(String)] } });
		await setUp({ trustsEmails: true, domains: ["example.com"] });
		expect(refusalOf(await goThrough())).toBe("session");
		standIn.claims = { ...standIn.claims, email_verified: false };
		expect(refusalOf(await goThrough())).toBe("unverified");
	});

	it("lets nobody in who is not there, and makes them where the account wants that", async () => {
		await setUp();
		expect(refusalOf(await goThrough())).toBe("unknown");
		await setUp({ createsUsers: true, domains: ["example.com"], newRole: "TeamAdmin" });
		expect(await goThrough()).toMatchObject({ step: "session", email: standIn.claims.email });
		const made = await db().user.findFirstOrThrow({ where: { email: String(standIn.claims.email) } });
		expect(made).toMatchObject({
			accountId: held.admin.accountId,
			role: "TeamAdmin",
			name: "Ida Berg",
			status: "Active",
		});
		standIn.claims = { ...standIn.claims, sub: randomUUID(), email: "ida@elsewhere.example" };
		expect(refusalOf(await goThrough())).toBe("domain");
	});

	it("lets in whoever was invited, and nobody who was deactivated", async () => {
		await setUp();
		const invited = await makePerson({ accountId: held.admin.accountId });
		await db().user.update({
			where: { id: invited.userId },
			data: { status: "InvitationPending", passwordHash: null },
		});
		standIn.claims = { ...standIn.claims, email: invited.email };
		expect(refusalOf(await goThrough())).toBe("session");
		expect(await db().user.findUnique({ where: { id: invited.userId } })).toMatchObject({
			status: "Active",
			name: "Ida Berg",
		});
		const context = await signInWithPassword(held.admin.email);
		await updateUser(context, { userId: invited.userId, userRole: null, userStatus: "Deactivate", toUserId: null });
		expect(refusalOf(await goThrough())).toBe("deactivated");
		expect(await eventsOf("SignInFailed")).toHaveLength(1);
	});

	it("takes somebody with a known address but another name there for nobody, until the operator forgets the former one", async () => {
		await setUp();
		const { email } = await makePerson({ accountId: held.admin.accountId });
		standIn.claims = { ...standIn.claims, email };
		expect(refusalOf(await goThrough())).toBe("session");
		standIn.claims = { ...standIn.claims, sub: "somebody who has the address now" };
		expect(refusalOf(await goThrough())).toBe("other");
		expect(await unlinkFromProvider(operator, { accountId: held.admin.accountId, email })).toMatchObject({
			removed: 1,
		});
		expect(refusalOf(await goThrough())).toBe("session");
	});

	it("lets nobody of another account in, whatever its provider says", async () => {
		const stranger = await makePerson({ role: "Admin" });
		await setUp({ createsUsers: true, domains: ["example.com"] });
		standIn.claims = { ...standIn.claims, email: stranger.email };
		expect(refusalOf(await goThrough())).toBe("taken");
		expect(await db().session.count({ where: { userId: stranger.userId } })).toBe(0);
		await setUp({}, stranger.accountId);
		const { url, kept } = await begin();
		const crossed = { accountId: stranger.accountId, query: standIn.authorize(url), kept };
		expect(refusalOf(await finishProviderSignIn(browser(), crossed))).toBe("expired");
	});
});

describe("a second factor", () => {
	it("is asked for after the provider as after the password, with where to sign out kept", async () => {
		await setUp();
		const { secret } = await setAppUp(await signInWithPassword(held.admin.email));
		standIn.claims = { ...standIn.claims, email: held.admin.email };
		const outcome = await goThrough();
		if ("refused" in outcome || outcome.step !== "factor") throw new Error("expected to be asked for more");
		const proved = await proveFactor(browser(), outcome.halfWay, { code: codeOf(secret) });
		expect(proved).toMatchObject({ outcome: "session", email: held.admin.email });
		if (proved.outcome === "session") {
			const address = new URL((await signOut(browser(), proved.sessionId)) ?? "");
			expect(address.href).toContain(`${standIn.issuer}/leave?`);
			expect(address.searchParams.get("id_token_hint")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
			expect(address.searchParams.get("post_logout_redirect_uri")).toMatch(/\/sign-in$/);
		}
	});

	it("is set up after the provider where it is required, unless an Admin trusts the provider with it", async () => {
		const account = { where: { id: held.admin.accountId }, data: { requiresFactor: true } };
		await db().account.update(account);
		await setUp();
		standIn.claims = { ...standIn.claims, email: held.admin.email };
		expect(refusalOf(await goThrough())).toBe("enrolment");
		await setUp({ isSecondFactor: true });
		const outcome = await goThrough();
		if ("refused" in outcome || outcome.step !== "session") throw new Error("expected to be in");
		expect((await withSession(outcome.sessionId)).principal).toMatchObject({ userId: held.admin.userId });
	});

	it("is not asked for where an Admin trusts the provider with it", async () => {
		await setUp({ isSecondFactor: true });
		await setAppUp(await signInWithPassword(held.admin.email));
		standIn.claims = { ...standIn.claims, email: held.admin.email };
		expect(refusalOf(await goThrough())).toBe("session");
	});
});

describe("groups", () => {
	const MAPPED = {
		groupClaim: "realm.groups",
		adminGroups: ["ops"],
		teamAdminGroups: ["leads"],
		memberGroups: ["staff"],
	};
	const inGroups = (...groups: string[]) => ({ ...standIn.claims, realm: { groups } });

	it("give a role at each sign-in, the highest of several, and say nothing where none is named", async () => {
		await setUp(MAPPED);
		const { userId, email } = await makePerson({ accountId: held.admin.accountId });
		standIn.claims = { ...standIn.claims, email };
		const roleWith = async (...groups: string[]) => {
			standIn.claims = inGroups(...groups);
			expect(refusalOf(await goThrough())).toBe("session");
			return roleOf(userId);
		};
		expect(await roleWith("staff", "leads")).toBe("TeamAdmin");
		expect(await roleWith("others")).toBe("TeamAdmin");
		expect(await roleWith("ops")).toBe("Admin");
		expect(await roleWith("staff")).toBe("Member");
		expect(await eventsOf("UserRoleChanged")).toHaveLength(3);
	});

	it("never take the role of the last Admin who can sign in without the provider", async () => {
		await setUp(MAPPED);
		const { accountId } = held.admin;
		const other = await makePerson({ accountId, role: "Admin" });
		await db().user.update({ where: { id: other.userId }, data: { passwordHash: null } });
		standIn.claims = { ...inGroups("staff"), email: held.admin.email };
		expect(refusalOf(await goThrough())).toBe("session");
		expect(await roleOf(held.admin.userId)).toBe("Admin");
		await makePerson({ accountId, role: "Admin" });
		expect(refusalOf(await goThrough())).toBe("session");
		expect(await roleOf(held.admin.userId)).toBe("Member");
	});
});
