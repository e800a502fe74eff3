import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { TEAM_OPERATIONS } from "#lib/contract/teams/operations.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { errorBody } from "#lib/testing/people.ts";

useTestDatabase();

async function createTeam(caller: ApiCaller, teamName: string): Promise<string> {
	return String((await caller.call("POST", "/v1/teams/create", { teamName })).body.teamId);
}

const listNames = async (caller: ApiCaller, query = "") => {
	const { body } = await caller.call("GET", `/v1/teams/list?page=1${query}`);
	return (body.results as { teamName: string }[]).map((team) => team.teamName);
};

describe("teams", () => {
	it("are created, listed by name, read and renamed", async () => {
		const admin = await makeCaller();
		const teamId = await createTeam(admin, " Sales ");
		await createTeam(admin, "Accounting");
		expect(await listNames(admin)).toEqual(["Accounting", "Default", "Sales"]);
		expect(await listNames(admin, "&pageSize=2")).toEqual(["Accounting", "Default"]);
		expect(await listNames(admin, "&SearchKey=SAL")).toEqual(["Sales"]);
		const rename = await admin.call("PUT", "/v1/teams/update", { TeamId: teamId, TeamName: "Sales, Europe" });
		expect(rename.status).toBe(200);
		const { body } = await admin.call("GET", `/v1/teams/get?teamId=${teamId}`);
		expect(body).toMatchObject({ teamId, teamName: "Sales, Europe", users: [] });
		expect((TEAM_OPERATIONS.getTeam.response as z.ZodType).parse(body)).toEqual(body);
		const list = (await admin.call("GET", "/v1/teams/list")).body;
		expect((TEAM_OPERATIONS.listTeams.response as z.ZodType).parse(list)).toEqual(list);
	});

	it("show their users, with roles in the words of teams", async () => {
		const admin = await makeCaller();
		const member = await makeCaller({ accountId: admin.accountId, role: "Member" });
		const { body } = await admin.call("GET", "/v1/teams/list");
		const [team] = body.results as { teamId: string }[];
		const { users } = (await admin.call("GET", `/v1/teams/get?teamId=${team?.teamId}`)).body;
		const person = { firstName: "Ada", lastName: "Sender", userStatus: "Active" };
		expect(users).toEqual([
			{ userId: admin.userId, email: admin.email, userRole: "AccountAdmin", ...person },
			{ userId: member.userId, email: member.email, userRole: "TeamMember", ...person },
		]);
	});

	it.each([
		["no name", {}],
		["a blank name", { teamName: "  " }],
		["a name of 256 characters", { teamName: "x".repeat(256) }],
		["a name that is taken, in other letters", { teamName: "DEFAULT" }],
	])("refuses %s", async (_, body) => {
		const admin = await makeCaller();
		const created = await admin.call("POST", "/v1/teams/create", body);
		const teamId = await createTeam(admin, "x".repeat(255));
		const renamed = await admin.call("PUT", "/v1/teams/update", { teamId, ...body });
		for (const answer of [created, renamed]) {
			expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ["TeamName"]]);
		}
		expect(await listNames(admin)).toEqual(["Default", "x".repeat(255)]);
	});

	it("may keep a name and change its letters", async () => {
		const admin = await makeCaller();
		const teamId = await createTeam(admin, "sales");
		expect((await admin.call("PUT", "/v1/teams/update", { teamId, teamName: "Sales" })).status).toBe(200);
	});

	it("of others are unknown to a TeamAdmin", async () => {
		const admin = await makeCaller();
		const teamId = await createTeam(admin, "Sales");
		const lead = await makeCaller({ accountId: admin.accountId, role: "TeamAdmin" });
		expect(await listNames(lead)).toEqual(["Default"]);
		expect((await lead.call("GET", `/v1/teams/get?teamId=${teamId}`)).body).toEqual(errorBody(404, "NotFound"));
	});
});
