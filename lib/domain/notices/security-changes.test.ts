import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { createApiKey } from "#lib/domain/api-keys/create-api-key.ts";
import { makeOwnApiKey } from "#lib/domain/api-keys/own-api-keys.ts";
import { jobContext, operatorContext, type UserContext } from "#lib/domain/context.ts";
import { gatherMail } from "#lib/domain/delivery/gathering/gather-mail.ts";
import type { MailJob } from "#lib/domain/delivery/gathering/gathered-mail.ts";
import { createOAuthApp } from "#lib/domain/oauth-apps/create-oauth-app.ts";
import { correctInvitation } from "#lib/domain/users/inviting/correct-invitation.ts";
import { invitePeople } from "#lib/domain/users/inviting/invite-people.ts";
import { setAccountSettings } from "#lib/domain/users/organisation/set-account-settings.ts";
import { updateUser } from "#lib/domain/users/update-user.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { composeMail } from "#lib/mail/compose/compose-mail.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { createUsers, defaultTeam, newAddress } from "#lib/testing/people.ts";
import { contextOfCaller, makeUserContext } from "#lib/testing/user-context.ts";
import { HOUR_MS } from "#lib/units.ts";

useTestDatabase();

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";
const KEY = { name: "Nightly import", environment: "live" as const, validDays: null, scopes: null };

/** Two Admins of one account; the test sets the clock. */
async function makeAdmins() {
	const made = await makeUserContext();
	const beganMs = made.now().getTime();
	let elapsedMs = 0;
	const now = () => new Date(beganMs + elapsedMs++);
	const wait = (ms: number) => {
		elapsedMs += ms;
	};
	const { accountId } = made.principal;
	const other = await makeUserContext({ accountId });
	await makeUserContext({ accountId, role: "Member" });
	// A session that began an hour ago is confirmed before each change.
	const context = (): UserContext => ({
		...{ ...made, now, userAgent: FIREFOX },
		principal: { ...made.principal, reauthedAt: now() },
	});
	return { context, other, accountId, wait };
}

/** Queued emails about changes to one Admin. */
async function noticesTo({ principal }: UserContext): Promise<{ data: MailJob; startAfter: Date }[]> {
	return db().$queryRaw`SELECT data, start_after AS "startAfter" FROM pgboss.job
		WHERE name = 'mail' AND data->>'kind' = 'security-changed' AND data->>'userId' = ${principal.userId}
		ORDER BY start_after`;
}

async function textOf(job: MailJob | undefined): Promise<string> {
	const mail = job && (await gatherMail(jobContext(), job));
	return mail ? JSON.stringify(composeMail(mail.content)) : "";
}

const invitation = (context: UserContext, userRole: "Admin" | "Member") => ({
	...{ emails: [newAddress()], userRole, teamId: context.principal.teamId, locale: "EN" as const },
});
const ENDPOINT = { url: "https://hooks.example.com/in", events: [], environment: "All" as const };
const APP = {
	...{ name: "Acme CRM", redirectUris: ["https://app.example.com/callback"], scopes: ["openid"] },
	...{ secretValidityDays: null, billing: "User" as const, refreshMode: "Absolute" as const, actingUserId: null },
};

const CHANGES: [string, (context: UserContext) => Promise<unknown>, string][] = [
	["an API key", (context) => makeOwnApiKey(context, KEY), "Nightly import"],
	[
		"an OAuth app",
		(context) => createOAuthApp(context, { accountId: context.principal.accountId, ...APP }),
		"Acme CRM",
	],
	[
		"a webhook",
		(context) =>
			createEndpoint(context, {
				...ENDPOINT,
				...{ accountId: context.principal.accountId, appId: null, mayReachPrivate: false },
			}),
		"hooks.example.com",
	],
	[
		"embedding sites",
		(context) =>
			setAccountSettings(context, {
				accountId: context.principal.accountId,
				settings: { frameOrigins: ["https://intranet.example.com"] },
			}),
		"https://intranet.example.com",
	],
	["an invitation of an Admin", (context) => invitePeople(context, invitation(context, "Admin")), "as an admin"],
];

it.each(CHANGES)("%s is emailed to every Admin, with who, what and from where", async (_, change, what) => {
	const { context, other } = await makeAdmins();
	const admin = context();
	await change(admin);
	for (const reader of [admin, other]) {
		const [job, ...more] = await noticesTo(reader);
		expect(more).toEqual([]);
		const text = await textOf(job?.data);
		for (const part of [what, admin.principal.email, "203.0.113.7", "Firefox on Windows"]) expect(text).toContain(part);
	}
});

it("sends one email an hour for each topic, covering every change", async () => {
	const { context, other, wait } = await makeAdmins();
	const make = (name: string) => makeOwnApiKey(context(), { ...KEY, name });
	await make("First");
	await invitePeople(context(), invitation(context(), "Admin"));
	expect(await noticesTo(other)).toHaveLength(2);
	wait(20 * 60_000);
	await make("Second");
	wait(20 * 60_000);
	await make("Third");
	const keys = (await noticesTo(other)).filter(({ data }) => data.security?.topic === "api-keys");
	expect(keys).toHaveLength(2);
	const [first, second] = keys;
	expect((second?.startAfter.getTime() ?? 0) - (first?.startAfter.getTime() ?? 0)).toBeGreaterThan(HOUR_MS - 60_000);
	expect(await textOf(first?.data)).not.toContain("Second");
	const later = await textOf(second?.data);
	for (const [name, isListed] of [
		["First", false],
		["Second", true],
		["Third", true],
	] as const) {
		expect([name, later.includes(name)]).toEqual([name, isListed]);
	}
	wait(3 * HOUR_MS);
	await make("Fourth");
	expect(await noticesTo(other)).toHaveLength(4);
});

it("leaves out what the operator did", async () => {
	const { context, other, accountId } = await makeAdmins();
	const { userId } = other.principal;
	const now = { now: () => context().now() };
	const key = { accountId, userId, environment: "live" as const };
	await createApiKey({ ...operatorContext("command line"), ...now }, { ...key, name: "From the shell" });
	expect(await noticesTo(other)).toEqual([]);
	await makeOwnApiKey(context(), KEY);
	const [job] = await noticesTo(other);
	const text = await textOf(job?.data);
	expect(text).toContain("Created the API key");
	expect(text).not.toContain("From the shell");
});

it("sends none for an invited Member, and one for a user who becomes an Admin", async () => {
	const { context, other, accountId } = await makeAdmins();
	await invitePeople(context(), invitation(context(), "Member"));
	expect(await noticesTo(other)).toEqual([]);
	const { principal: member } = await makeUserContext({ accountId, role: "Member" });
	const change = { userId: member.userId, userStatus: null, toUserId: null };
	await updateUser(context(), { ...change, userRole: "Admin" });
	const [job] = await noticesTo(other);
	expect(await textOf(job?.data)).toContain(member.email);
});

it.each(["Admin", "Member"] as const)(
	"through the API, inviting a user as %s needs only the scope",
	async (userRole) => {
		const caller = await makeCaller();
		const invited = { emailId: newAddress(), userRole, teamId: await defaultTeam(caller) };
		expect((await createUsers(caller, [invited])).status).toBe(200);
		const jobs = await noticesTo(await contextOfCaller(caller));
		expect(jobs).toHaveLength(userRole === "Admin" ? 1 : 0);
		if (userRole === "Admin") expect(await textOf(jobs[0]?.data)).toContain("API key");
	},
);

it("making someone an Admin needs a confirmed session in every way", async () => {
	const { context, accountId } = await makeAdmins();
	const admin = context();
	const old = { ...admin, principal: { ...admin.principal, reauthedAt: new Date(0) } };
	const invited = invitation(admin, "Admin");
	await invitePeople(admin, invited);
	const { id: userId } = await db().user.findFirstOrThrow({ where: { accountId, email: invited.emails[0] ?? "" } });
	const { principal: member } = await makeUserContext({ accountId, role: "Member" });
	const change = { userStatus: null, toUserId: null, userRole: null };
	await db().user.update({ where: { id: member.userId }, data: { role: "Admin", status: "Deactivated" } });
	const attempts = [
		() => invitePeople(old, invitation(admin, "Admin")),
		() => invitePeople(old, invited),
		() => correctInvitation(old, { userId, email: newAddress() }),
		() => updateUser(old, { ...change, userId: member.userId, userStatus: "Activate" }),
	];
	for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: "ReauthRequired" });
	await db().user.update({ where: { id: member.userId }, data: { role: "Member", status: "Active" } });
	const promotion = { ...change, userId: member.userId, userRole: "Admin" as const };
	await expect(updateUser(old, promotion)).rejects.toMatchObject({ code: "ReauthRequired" });
	await updateUser(old, { ...promotion, userRole: "TeamAdmin" });
	await updateUser(admin, promotion);
});
