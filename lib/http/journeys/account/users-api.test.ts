import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { z } from "zod";
import { resetEnv } from "#lib/config/env.ts";
import { USER_OPERATIONS } from "#lib/contract/users/operations.ts";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { findPasswordLink } from "#lib/domain/users/passwords/set-password.ts";
import { signIn } from "#lib/domain/users/sessions/sign-in.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import {
	createUsers,
	defaultTeam,
	errorBody,
	invite,
	mailedPasswordToken,
	makeTeam,
	newAddress,
	UNKNOWN_ID,
} from "#lib/testing/people.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { sessionIdOf } from "#lib/testing/session-id-of.ts";

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
const update = (caller: ApiCaller, body: object) => caller.call("PUT", "/v1/users/update", body);

describe("changing users", () => {
	it("deactivating ends sessions, API keys, tokens and links at once; activating gives none of them back", async () => {
		const admin = await makeCaller();
		const user = await makeCaller({ accountId: admin.accountId, role: "Member" });
		const session = await signIn(visitor, { email: user.email, password: PASSWORD });
		const token = {
			kind: "AccessToken",
			idHash: randomUUID(),
			userId: user.userId,
			payload: {},
			expiresAt: new Date(),
		};
		await db().oAuthArtifact.create({ data: token });
		const body = { userId: user.userId, userStatus: "Deactivate" };
		expect((await update(admin, body)).status).toBe(200);
		expect((await user.call("GET", "/v1/document/list?page=1")).status).toBe(401);
		expect(await signIn(visitor, { email: user.email, password: PASSWORD })).toBeNull();
		expect(await db().oAuthArtifact.count({ where: { userId: user.userId } })).toBe(0);
		expect((await get(admin, user.userId)).body.userStatus).toBe("Deactivated");
		expect((await update(admin, body)).status).toBe(200);
		expect((await update(admin, { ...body, userStatus: "activate" })).status).toBe(200);
		expect((await user.call("GET", "/v1/document/list?page=1")).status).toBe(401);
		const stored = await db().session.findUniqueOrThrow({ where: { id: sessionIdOf(session) } });
		expect(stored.revokedAt).not.toBeNull();
		expect(await signIn(visitor, { email: user.email, password: PASSWORD })).toMatchObject({ userId: user.userId });
	});

	it("activating takes a seat, and invites again who never chose a password", async () => {
		const admin = await makeCallerWithSeats(3);
		const { userId, emailId } = await invite(admin);
		const token = await mailedPasswordToken(emailId);
		await update(admin, { userId, userStatus: "Deactivate" });
		expect(await findPasswordLink(visitorContext(), token)).toBeNull();
		const [one] = [await invite(admin), await invite(admin)];
		expect((await update(admin, { userId, userStatus: "Activate" })).body).toEqual(errorBody(402, "PlanLimit"));
		await admin.call("POST", `/v1/users/cancelInvitation?userId=${one.userId}`);
		expect((await update(admin, { userId, userStatus: "Activate" })).status).toBe(200);
		expect((await get(admin, userId)).body.userStatus).toBe("InvitationPending");
		expect(await findPasswordLink(visitorContext(), await mailedPasswordToken(emailId))).not.toBeNull();
	});

	it("changes roles with immediate effect", async () => {
		const admin = await makeCaller();
		const user = await makeCaller({ accountId: admin.accountId, role: "Member" });
		expect((await user.call("GET", "/v1/users/list")).status).toBe(403);
		expect((await update(admin, { UserId: user.userId, UserRole: "Admin" })).status).toBe(200);
		expect((await user.call("GET", "/v1/users/list")).status).toBe(200);
	});

	it("keeps the last Admin, however many calls come together", async () => {
		const first = await makeCaller();
		const second = await makeCaller({ accountId: first.accountId });
		const answers = await Promise.all([
			update(first, { userId: second.userId, userRole: "Member" }),
			update(second, { userId: first.userId, userStatus: "Deactivate" }),
		]);
		const admins = { accountId: first.accountId, role: "Admin" as const, status: "Active" as const };
		expect(await db().user.count({ where: admins })).toBe(1);
		expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
		const left = (await db().user.findFirstOrThrow({ where: admins })).id === first.userId ? first : second;
		for (const change of [{ userStatus: "Deactivate" }, { userRole: "TeamAdmin" }]) {
			const answer = await update(left, { userId: left.userId, ...change });
			expect(answer.body).toEqual(errorBody(409, "Conflict"));
		}
	});

	it.each([
		["nothing to change", {}, "UserRole"],
		["an unknown state", { userStatus: "Gone" }, "UserStatus"],
		["a successor without deactivating", { userRole: "Member", toUserId: UNKNOWN_ID }, "ToUserId"],
		["an unknown successor", { userStatus: "Deactivate", toUserId: UNKNOWN_ID }, "ToUserId"],
	])("refuses %s", async (_, change, part) => {
		const admin = await makeCaller();
		const user = await makeCaller({ accountId: admin.accountId });
		const answer = await update(admin, { userId: user.userId, ...change });
		expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [part]]);
		expect((await get(admin, user.userId)).body.userStatus).toBe("Active");
	});

	it("replaces metadata", async () => {
		const admin = await makeCaller();
		const { userId } = await invite(admin, { metaData: { a: "1", b: "2" } });
		const set = (metaData: object) => admin.call("PUT", "/v1/users/updateMetaData", { userId, metaData });
		expect((await set({ b: "3", c: null })).status).toBe(200);
		expect((await get(admin, userId)).body.metaData).toEqual({ b: "3" });
		expect((await set({ b: "v".repeat(501) })).status).toBe(400);
	});
});

describe("moving between teams", () => {
	async function sender(role: "Member" | "TeamAdmin" = "Member") {
		const admin = await makeCaller();
		const user = await makeCaller({ accountId: admin.accountId, role });
		const { accountId, userId: senderId } = user;
		const teamId = await defaultTeam(admin);
		const { id: documentId } = await db().document.create({
			data: { id: randomUUID(), accountId, teamId, senderId, title: "Lease" },
		});
		const read = (caller: ApiCaller) => caller.call("GET", `/v1/document/properties?documentId=${documentId}`);
		return { admin, user, teamId, documentId, read };
	}
	const move = (caller: ApiCaller, userId: string, body: object) =>
		caller.call("PUT", `/v1/users/changeTeam?userId=${userId}`, body);

	it("documents come along", async () => {
		const { admin, user, documentId, read } = await sender("TeamAdmin");
		const toTeamId = await makeTeam(admin);
		expect((await move(admin, user.userId, { toTeamId })).status).toBe(200);
		expect((await get(admin, user.userId)).body.teamId).toBe(toTeamId);
		expect((await db().document.findUniqueOrThrow({ where: { id: documentId } })).teamId).toBe(toTeamId);
		expect((await read(user)).status).toBe(200);
	});

	it("or are handed over, with an entry in the audit trail and in place in the list", async () => {
		const { admin, user, teamId, documentId, read } = await sender();
		const successor = await makeCaller({ accountId: admin.accountId, role: "Member" });
		const { activityAt } = await db().document.findUniqueOrThrow({ where: { id: documentId } });
		const body = { toTeamId: await makeTeam(admin), transferDocumentsToUserId: successor.userId };
		expect((await move(admin, user.userId, body)).status).toBe(200);
		await runJobs("hand-over");
		expect((await read(user)).status).toBe(404);
		expect((await read(successor)).body).toMatchObject({ senderDetail: { emailAddress: successor.email } });
		const document = await db().document.findUniqueOrThrow({ where: { id: documentId } });
		expect(document).toMatchObject({ teamId, senderId: successor.userId, activityAt });
		const events = await db().auditEvent.findMany({ where: { documentId } });
		expect(events).toMatchObject([
			{ type: "DocumentHandedOver", data: { from: user.email, to: successor.email, by: admin.email } },
		]);
	});

	it("deactivating hands over too", async () => {
		const { admin, user, read } = await sender();
		const successor = await makeCaller({ accountId: admin.accountId, role: "Member" });
		const body = { userId: user.userId, userStatus: "Deactivate", toUserId: successor.userId };
		expect((await update(admin, body)).status).toBe(200);
		await runJobs("hand-over");
		expect((await read(successor)).status).toBe(200);
	});

	it("names what is not right", async () => {
		const { admin, user, teamId } = await sender();
		const stranger = await makeCaller();
		const cases: [object, string][] = [
			[{ toTeamId: await defaultTeam(stranger) }, "ToTeamId"],
			[{ toTeamId: "no-id" }, "ToTeamId"],
			[{}, "ToTeamId"],
			[{ toTeamId: teamId, transferDocumentsToUserId: stranger.userId }, "TransferDocumentsToUserId"],
			[{ toTeamId: teamId, transferDocumentsToUserId: user.userId }, "TransferDocumentsToUserId"],
			[{ toTeamId: teamId, transferDocumentsToUserId: (await invite(admin)).userId }, "TransferDocumentsToUserId"],
		];
		for (const [body, part] of cases) {
			const answer = await move(admin, user.userId, body);
			expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [part]]);
		}
	});
});

describe("who may do what", () => {
	it("a TeamAdmin reaches the own team, and makes no Admins", async () => {
		const admin = await makeCaller();
		const lead = await makeCaller({ accountId: admin.accountId, role: "TeamAdmin" });
		const [teamId, elsewhere] = [await defaultTeam(admin), await makeTeam(admin)];
		const other = await invite(admin, { teamId: elsewhere });
		const own = await invite(lead);
		expect((await get(lead, own.userId)).status).toBe(200);
		expect((await get(lead, other.userId)).status).toBe(404);
		const list = await lead.call("GET", "/v1/users/list?pageSize=100");
		const ids = (list.body.result as { userId: string }[]).map((user) => user.userId);
		expect(ids).toEqual([admin.userId, lead.userId, own.userId]);
		const refused = await createUsers(lead, [
			{ emailId: newAddress(), teamId: elsewhere, userRole: "Member" },
			{ emailId: newAddress(), teamId, userRole: "Admin" },
		]);
		expect(Object.keys(refused.body.errors as object)).toEqual(["[0].TeamId", "[1].UserRole"]);
		expect((await update(lead, { userId: own.userId, userRole: "Admin" })).status).toBe(400);
		const demote = await update(lead, { userId: admin.userId, userRole: "Member" });
		expect(demote.body).toEqual(errorBody(403, "Forbidden"));
		const move = await lead.call("PUT", `/v1/users/changeTeam?userId=${own.userId}`, { toTeamId: teamId });
		expect(move.body).toEqual(errorBody(403, "Forbidden"));
	});
});

describe("listing users", () => {
	it("pages, searches and picks, and answers as the contract declares", async () => {
		const admin = await makeCaller();
		const [first, second] = [await invite(admin), await invite(admin)];
		const list = async (query: string) => (await admin.call("GET", `/v1/users/list?${query}`)).body;
		const ids = async (query: string) => ((await list(query)).result as { userId: string }[]).map((one) => one.userId);
		expect(await ids("")).toEqual([admin.userId, first.userId, second.userId]);
		expect(await ids("Page=2&PageSize=2")).toEqual([second.userId]);
		expect(await ids(`Search=${first.emailId.slice(4, 20).toUpperCase()}`)).toEqual([first.userId]);
		expect(await ids("Search=ada%20s")).toEqual([admin.userId]);
		expect(await ids(`search=${second.userId}`)).toEqual([second.userId]);
		expect(await ids(`UserId=${second.userId}&UserId=${admin.userId}`)).toEqual([admin.userId, second.userId]);
		expect(await ids("UserId=no-id")).toEqual([]);
		expect(await ids("search=%25")).toEqual([]);
		const answer = await list("page=1");
		expect((USER_OPERATIONS.listUsers.response as z.ZodType).parse(answer)).toEqual(answer);
		const one = (await get(admin, admin.userId)).body;
		expect((USER_OPERATIONS.getUser.response as z.ZodType).parse(one)).toEqual(one);
	});

	it.each(["page=0", "page=x", "pageSize=101", "page=1001&pageSize=10"])("refuses %s", async (query) => {
		expect((await (await makeCaller()).call("GET", `/v1/users/list?${query}`)).status).toBe(400);
	});
});
