import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { findPasswordLink, setPassword } from "#lib/domain/users/passwords/set-password.ts";
import { signIn } from "#lib/domain/users/sessions/sign-in.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { createUsers, defaultTeam, errorBody, invite, mailedPasswordToken, newAddress } from "#lib/testing/people.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";

useTestDatabase();
afterEach(resetEnv);

/** An Admin of an account with so many seats, the first of which is theirs. */
async function makeCallerWithSeats(seats: number): Promise<ApiCaller> {
	vi.stubEnv("PLAN_SEATS", String(seats));
	resetEnv();
	return makeCaller();
}

const visitor = visitorContext();
const PASSWORD = "correct horse battery";
const get = (caller: ApiCaller, userId: string) => caller.call("GET", `/v1/users/get?userId=${userId}`);

describe("inviting users", () => {
	it("invites all by mail; the link verifies the address, sets name and password, and works once", async () => {
		const caller = await makeCaller();
		const teamId = await defaultTeam(caller);
		const [first, second] = [`Mia-${randomUUID()}@Example.com`, newAddress()];
		const answer = await createUsers(caller, [
			{ EmailId: first, TeamId: teamId, UserRole: "admin", MetaData: { Department: "Sales" } },
			{ emailid: second, teamid: teamId, userrole: "TeamMember" },
		]);
		const users = [first.toLowerCase(), second].map((emailId) => ({ emailId, userId: expect.any(String), teamId }));
		expect([answer.status, answer.body]).toEqual([200, { users }]);
		const [{ userId = "" } = {}] = answer.body.users as { userId: string }[];
		expect((await get(caller, userId)).body).toMatchObject({
			email: first.toLowerCase(),
			firstName: "",
			lastName: "",
			teamName: "Default",
			role: "Admin",
			userStatus: "InvitationPending",
			metaData: { Department: "Sales" },
		});
		const token = await mailedPasswordToken(first.toLowerCase());
		expect(await findPasswordLink(visitorContext(), token)).toEqual({
			email: first.toLowerCase(),
			isNameAsked: true,
			locale: null,
			apiKeys: 0,
			invitation: { account: "Acme", inviter: "Ada Sender", team: null, role: "Admin" },
		});
		await expect(setPassword(visitor, { token, password: PASSWORD })).rejects.toThrow("Enter your name");
		await setPassword(visitor, { token, password: PASSWORD, name: " Mia van  Chen " });
		await expect(setPassword(visitor, { token, password: PASSWORD, name: "M" })).rejects.toMatchObject({
			code: "LinkUnusable",
		});
		expect(await signIn(visitor, { email: first, password: PASSWORD })).toMatchObject({ userId });
		expect((await get(caller, userId)).body).toMatchObject({
			firstName: "Mia",
			lastName: "van Chen",
			userStatus: "Active",
		});
	});

	it("tells nobody whether an address is somebody's in another account, but who has its mailbox", async () => {
		const [caller, stranger] = [await makeCaller(), await makeCaller()];
		const own = await createUsers(caller, [
			{ emailId: caller.email, teamId: await defaultTeam(caller), userRole: "Member" },
		]);
		expect(own.body.errors).toEqual({ "[0].EmailId": [`A user already has the email address ${caller.email}.`] });
		const unknown = await invite(caller);
		const known = await invite(caller, { emailId: stranger.email });
		expect([known.emailId, known.userId]).toEqual([stranger.email, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
		const shown = async (userId: string) => Object.keys((await get(caller, userId)).body);
		expect(await shown(known.userId)).toEqual(await shown(unknown.userId));
		const token = await mailedPasswordToken(stranger.email);
		const accepting = setPassword(visitor, { token, password: PASSWORD, name: "Sam" });
		await expect(accepting).rejects.toMatchObject({
			code: "Conflict",
			message: expect.stringMatching(/another account/),
		});
		expect((await get(stranger, stranger.userId)).body).toMatchObject({ userStatus: "Active" });
		expect((await get(caller, known.userId)).body).toMatchObject({ userStatus: "InvitationPending" });
	});

	it("takes all entries or none, and names each that is refused", async () => {
		const [caller, stranger] = [await makeCaller(), await makeCaller()];
		const [teamId, foreignTeam] = [await defaultTeam(caller), await defaultTeam(stranger)];
		const twice = newAddress();
		const count = () => db().user.count({ where: { accountId: caller.accountId } });
		const before = await count();
		const answer = await createUsers(caller, [
			{ emailId: twice, teamId, userRole: "Member" },
			{ emailId: twice.toUpperCase(), teamId, userRole: "Member" },
			{ emailId: stranger.email, teamId, userRole: "Member" },
			{ emailId: newAddress(), teamId: foreignTeam, userRole: "Member" },
			{ emailId: newAddress(), teamId: "no-id", userRole: "Member" },
		]);
		expect(answer.body).toEqual(errorBody(400, "ValidationError"));
		expect(answer.body.errors).toEqual({
			"[1].EmailId": [`${twice} appears twice in this request.`],
			"[3].TeamId": ["There’s no team with this ID, or you don’t have access to it."],
			"[4].TeamId": ["There’s no team with this ID, or you don’t have access to it."],
		});
		expect(await count()).toBe(before);
		expect(await runJobs("mail")).toEqual([]);
	});

	it.each([
		["no address", { emailId: "" }, "[0].EmailId", "[0].EmailId is required."],
		["no address at all", { emailId: "mia" }, "[0].EmailId", expect.stringContaining("name@example.com")],
		["no team", { teamId: null }, "[0].TeamId", "[0].TeamId is required."],
		["no role", { userRole: undefined }, "[0].UserRole", "[0].UserRole is required."],
		["an unknown role", { userRole: "Owner" }, "[0].UserRole", expect.stringContaining("Admin, TeamAdmin, Member")],
		["a long key", { metaData: { ["k".repeat(51)]: "v" } }, "[0].MetaData", expect.stringContaining("50 characters")],
		["a long value", { metaData: { k: "v".repeat(501) } }, "[0].MetaData", expect.stringContaining("500 characters")],
		[
			"51 pairs",
			{ metaData: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, "v"])) },
			"[0].MetaData",
			expect.stringContaining("50 pairs"),
		],
	])("refuses an entry with %s", async (_, more, part, message) => {
		const caller = await makeCaller();
		const entry = { emailId: newAddress(), teamId: await defaultTeam(caller), userRole: "Member", ...more };
		const answer = await createUsers(caller, [entry]);
		expect([answer.status, answer.body.errors]).toEqual([400, { [part]: [message] }]);
	});

	it("accepts metadata at its limits", async () => {
		const caller = await makeCaller();
		const pairs = Array.from({ length: 50 }, (_, index) => [`${index}`.padStart(50, "k"), "v".repeat(500)]);
		const metaData = Object.fromEntries(pairs);
		const { userId } = await invite(caller, { metaData });
		expect((await get(caller, userId)).body.metaData).toEqual(metaData);
	});

	it.each([
		["nothing", []],
		["an object", { emailId: "a@example.com" }],
		["201 entries", Array.from({ length: 201 }, () => ({}))],
	])("refuses a body that is %s", async (_, body) => {
		expect((await createUsers(await makeCaller(), body)).status).toBe(400);
	});

	it("stops at the seats of the plan", async () => {
		const caller = await makeCallerWithSeats(3);
		const teamId = await defaultTeam(caller);
		const entries = (count: number) =>
			Array.from({ length: count }, () => ({ emailId: newAddress(), teamId, userRole: "Member" }));
		const over = await createUsers(caller, entries(3));
		expect(over.body).toEqual(errorBody(402, "PlanLimit"));
		expect(over.body.error).toContain("3 seats, 2 of them free");
		expect((await createUsers(caller, entries(2))).status).toBe(200);
		expect((await createUsers(caller, entries(1))).body).toEqual(errorBody(402, "PlanLimit"));
	});
});

describe("open invitations", () => {
	it("are mailed again with a link that replaces the one before", async () => {
		const caller = await makeCaller();
		const { userId, emailId } = await invite(caller);
		const before = await mailedPasswordToken(emailId);
		expect((await caller.call("POST", `/v1/users/resendInvitation?UserId=${userId}`, {})).status).toBe(200);
		const soon = await caller.call("POST", `/v1/users/resendInvitation?UserId=${userId}`, {});
		expect(soon.body).toEqual(errorBody(429, "RateLimited"));
		expect(soon.body.error).toMatch(/Wait \d+ seconds/);
		const after = await mailedPasswordToken(emailId);
		expect(after).not.toBe(before);
		expect(await findPasswordLink(visitorContext(), before)).toBeNull();
		expect(await findPasswordLink(visitorContext(), after)).not.toBeNull();
		const inSevenDays = visitorContext("visitor", () => new Date(Date.now() + 7 * 86_400_000 + 1000));
		expect(await findPasswordLink(inSevenDays, after)).toBeNull();
	});

	it("are taken back with their link; address and seat are free again", async () => {
		const caller = await makeCallerWithSeats(3);
		const { userId, emailId } = await invite(caller);
		const token = await mailedPasswordToken(emailId);
		expect((await caller.call("POST", `/v1/users/cancelInvitation?UserId=${userId}`, {})).status).toBe(200);
		expect(await findPasswordLink(visitorContext(), token)).toBeNull();
		expect((await get(caller, userId)).status).toBe(404);
		expect((await invite(caller, { emailId })).emailId).toBe(emailId);
	});

	it.each(["resendInvitation", "cancelInvitation"])("%s is a conflict once accepted", async (verb) => {
		const caller = await makeCaller();
		const answer = await caller.call("POST", `/v1/users/${verb}?UserId=${caller.userId}`, {});
		expect(answer.body).toEqual(errorBody(409, "Conflict"));
	});
});
