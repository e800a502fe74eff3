import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { type UserContext, visitorContext } from "#lib/domain/context.ts";
import { createTeam } from "#lib/domain/teams/create-team.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { mailedPasswordToken, newAddress } from "#lib/testing/people.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { deactivateUser } from "../deactivate-user.ts";
import { listPeople } from "../list-people.ts";
import { findPasswordLink, setPassword } from "../passwords/set-password.ts";
import { cancelInvitation } from "./cancel-invitation.ts";
import { correctInvitation } from "./correct-invitation.ts";
import { invitePeople } from "./invite-people.ts";
import { judgeInvitations } from "./judge-invitations.ts";

useTestDatabase();
afterEach(resetEnv);

const EVERYBODY = { view: "everybody", teamId: null, search: "", page: 1 } as const;
const LATER_MS = 120_000;
const later = (context: UserContext): UserContext => ({ ...context, now: () => new Date(Date.now() + LATER_MS) });

function invite(context: UserContext, emails: string[], more: object = {}) {
	const { teamId } = context.principal;
	return invitePeople(context, { emails, teamId, userRole: "Member", locale: "FR", ...more });
}

const userAt = (email: string) => db().user.findFirst({ where: { email } });
const leaving = { documentsTo: null, draftsTo: null, templatesTo: null, fieldsTo: null, keys: [], apps: [] };

describe("inviting several people at once", () => {
	it("asks each in once, in the language that was chosen", async () => {
		const admin = await makeUserContext();
		const [one, two] = [newAddress(), newAddress()];
		expect(await invite(admin, [one.toUpperCase(), two, one])).toEqual({ invited: 2, mailedAgain: 0 });
		expect(await userAt(one)).toMatchObject({ status: "InvitationPending", role: "Member", locale: "FR" });
		expect(await findPasswordLink(visitorContext(), await mailedPasswordToken(two))).not.toBeNull();
		const mail = await db().mail.findFirstOrThrow({ where: { to: one } });
		expect(mail.subject).toContain("vous invite");
	});

	it("keeps the names that came with addresses, and refuses one that is too long", async () => {
		const admin = await makeUserContext();
		const [named, unnamed, other] = [newAddress(), newAddress(), newAddress()];
		await invite(admin, [named, unnamed], { names: { [named]: " Mia Chen ", "else@example.com": "Else" } });
		expect([(await userAt(named))?.name, (await userAt(unnamed))?.name]).toEqual(["Mia Chen", unnamed]);
		const refused = invite(admin, [other], { names: { [other]: "x".repeat(257) } });
		await expect(refused).rejects.toMatchObject({ code: "ValidationError" });
		expect(await userAt(other)).toBeNull();
	});

	it("asks nobody in where one of them cannot be, and names that one", async () => {
		const admin = await makeUserContext();
		const colleague = await makeUserContext({ accountId: admin.principal.accountId, role: "Member" });
		const free = newAddress();
		const refused = invite(admin, [free, colleague.principal.email]);
		await expect(refused).rejects.toMatchObject({
			code: "ValidationError",
			message: expect.stringContaining(colleague.principal.email),
		});
		await expect(invite(admin, [free, "jonas@harbour"])).rejects.toThrow("jonas@harbour");
		await expect(invite(admin, [])).rejects.toThrow("at least one email address");
		expect(await userAt(free)).toBeNull();
	});

	it("mails again who has not come yet; the link before stops working", async () => {
		const admin = await makeUserContext();
		const [waiting, fresh] = [newAddress(), newAddress()];
		await invite(admin, [waiting]);
		const first = await mailedPasswordToken(waiting);
		expect(await invite(later(admin), [waiting, fresh])).toEqual({ invited: 1, mailedAgain: 1 });
		expect(await findPasswordLink(visitorContext(), first)).toBeNull();
		expect(await findPasswordLink(visitorContext(), await mailedPasswordToken(waiting))).not.toBeNull();
	});

	it("stops at the seats, for all of them", async () => {
		vi.stubEnv("PLAN_SEATS", "2");
		resetEnv();
		const admin = await makeUserContext();
		const addresses = [newAddress(), newAddress()];
		expect((await judgeInvitations(admin, { emails: addresses })).freeSeats).toBe(1);
		await expect(invite(admin, addresses)).rejects.toMatchObject({ code: "PlanLimit" });
		expect(await invite(admin, addresses.slice(1))).toMatchObject({ invited: 1 });
	});

	it("a team lead asks nobody into another team, makes no Admins, and is told no names of other teams", async () => {
		const admin = await makeUserContext();
		const { accountId } = admin.principal;
		const { teamId } = await createTeam(admin, { teamName: "Sales" });
		const lead = await makeUserContext({ accountId, teamId, role: "TeamAdmin" });
		await expect(invite(lead, [newAddress()], { teamId: admin.principal.teamId })).rejects.toThrow("no team");
		await expect(invite(lead, [newAddress()], { userRole: "Admin" })).rejects.toThrow("Only an admin");
		const elsewhere = { email: admin.principal.email, state: "elsewhere", name: "", invitedAt: null };
		expect((await judgeInvitations(lead, { emails: [admin.principal.email] })).known).toEqual([elsewhere]);
		await expect(invite(lead, [admin.principal.email])).rejects.toMatchObject({ code: "ValidationError" });
	});
});

describe("an open invitation", () => {
	it("says who asks to what, and takes name, password and language of who comes", async () => {
		const admin = await makeUserContext();
		const { teamId } = await createTeam(admin, { teamName: "Sales" });
		const email = newAddress();
		await invite(admin, [email], { teamId, userRole: "TeamAdmin" });
		const token = await mailedPasswordToken(email);
		expect(await findPasswordLink(visitorContext(), token)).toMatchObject({
			isNameAsked: true,
			locale: "FR",
			invitation: { account: "Acme", inviter: admin.principal.name, team: "Sales", role: "TeamAdmin" },
		});
		await setPassword(visitorContext(), { token, password: "correct horse battery", name: "Ivy", locale: "EN" });
		expect(await userAt(email)).toMatchObject({ status: "Active", name: "Ivy", locale: "EN" });
	});

	it("goes to another address when the first was wrong", async () => {
		const admin = await makeUserContext();
		const [wrong, right] = [newAddress(), newAddress()];
		await invite(admin, [wrong]);
		const token = await mailedPasswordToken(wrong);
		const userId = (await userAt(wrong))?.id ?? "";
		await expect(correctInvitation(admin, { userId, email: "nowhere" })).rejects.toMatchObject({
			code: "ValidationError",
		});
		const taken = correctInvitation(admin, { userId, email: admin.principal.email });
		await expect(taken).rejects.toMatchObject({ fields: { email: [expect.stringContaining("already")] } });
		await correctInvitation(admin, { userId, email: right.toUpperCase() });
		expect(await findPasswordLink(visitorContext(), token)).toBeNull();
		expect(await findPasswordLink(visitorContext(), await mailedPasswordToken(right))).toMatchObject({ email: right });
		const active = correctInvitation(admin, { userId: admin.principal.userId, email: right });
		await expect(active).rejects.toMatchObject({ code: "Conflict" });
	});

	it("is listed with its age, who sent it, and what the mail server said", async () => {
		const admin = await makeUserContext();
		const [fine, lost] = [newAddress(), newAddress()];
		await invite(admin, [fine, lost]);
		await mailedPasswordToken(lost);
		await db().mail.updateMany({ where: { to: lost }, data: { status: "Failed", error: "550 no such mailbox" } });
		const { invitations, counts } = await listPeople(admin, EVERYBODY);
		const told = invitations.rows.map(({ email, failure, isByReader }) => ({ email, failure, isByReader }));
		expect(told).toHaveLength(2);
		expect(told).toContainEqual({ email: fine, failure: null, isByReader: true });
		expect(told).toContainEqual({ email: lost, failure: "550 no such mailbox", isByReader: true });
		expect(counts).toEqual({ everybody: 3, admins: 1, deactivated: 0 });
		const [row] = invitations.rows;
		expect(row?.endsAt?.getTime()).toBe((row?.invitedAt?.getTime() ?? 0) + 7 * 86_400_000);
		await cancelInvitation(admin, { userId: (await userAt(lost))?.id ?? "" });
		expect((await listPeople(admin, { ...EVERYBODY, search: lost })).invitations.total).toBe(0);
	});
});

describe("the list of people", () => {
	it("is by rank and name, narrowed by tab, team and search, and has pages", async () => {
		const admin = await makeUserContext();
		const { accountId } = admin.principal;
		const { teamId } = await createTeam(admin, { teamName: "Sales" });
		const rows = Array.from({ length: 52 }, (_, index) => ({
			id: randomUUID(),
			accountId,
			teamId,
			email: newAddress(),
			name: index === 0 ? "100% Zoe" : `Member ${index}`,
			status: "Active" as const,
		}));
		await db().user.createMany({ data: rows });
		const [gone] = rows;
		await deactivateUser(admin, { userId: gone?.id ?? "", ...leaving });
		const list = (more: object) => listPeople(admin, { ...EVERYBODY, ...more });
		const first = await list({});
		expect(first.members.rows[0]?.id).toBe(admin.principal.userId);
		expect([first.members.rows.length, first.members.total]).toEqual([50, 52]);
		expect((await list({ page: 2 })).members.rows).toHaveLength(2);
		expect(first.counts).toEqual({ everybody: 52, admins: 1, deactivated: 1 });
		expect((await list({ view: "admins" })).members.total).toBe(1);
		expect((await list({ teamId })).members.total).toBe(51);
		expect((await list({ teamId: "no id" })).members.total).toBe(52);
		expect((await list({ view: "deactivated", search: "100%" })).members.rows).toMatchObject([{ id: gone?.id }]);
		expect((await list({ search: "%" })).members.total).toBe(0);
	});

	it("shows a team lead the own team, and no seats", async () => {
		const admin = await makeUserContext();
		const { accountId } = admin.principal;
		const { teamId } = await createTeam(admin, { teamName: "Sales" });
		const lead = await makeUserContext({ accountId, teamId, role: "TeamAdmin" });
		const seen = await listPeople(lead, EVERYBODY);
		expect(seen.members.rows.map(({ id }) => id)).toEqual([lead.principal.userId]);
		expect([seen.seats, seen.teams.map(({ name }) => name)]).toEqual([null, ["Sales"]]);
	});
});
