import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeTemplate, sendTemplate } from "#lib/testing/make-template.ts";
import { makeTeam, UNKNOWN_ID } from "#lib/testing/people.ts";

useTestDatabase();

type Role = "Admin" | "TeamAdmin" | "Member";

/** The owner, a Member; others by where they are. */
let owner: ApiCaller;
let others: Record<"admin" | "ownTeamAdmin" | "ownTeamMember" | "otherTeamAdmin" | "otherTeamMember", ApiCaller>;
let otherTeam: string;
let templateId: string;
beforeEach(async () => {
	const admin = await makeCaller();
	otherTeam = await makeTeam(admin);
	const join = async (role: Role, teamId?: string) => {
		const caller = await makeCaller({ accountId: admin.accountId, role });
		if (teamId) await db().user.update({ where: { id: caller.userId }, data: { teamId } });
		return caller;
	};
	owner = await join("Member");
	others = {
		admin,
		ownTeamAdmin: await join("TeamAdmin"),
		ownTeamMember: await join("Member"),
		otherTeamAdmin: await join("TeamAdmin", otherTeam),
		otherTeamMember: await join("Member", otherTeam),
	};
	templateId = await makeTemplate(owner);
});

const share = (by: ApiCaller, ...teams: object[]) =>
	by.call("PATCH", `/v1/template/share?templateId=${templateId}`, { teams });
const grant = (accessLevel: "Use" | "Edit") => share(owner, { teamId: otherTeam, action: "Grant", accessLevel });

/** What a caller may do with the template. */
async function rightsOf(caller: ApiCaller): Promise<string> {
	const named = `?templateId=${templateId}`;
	const tried = {
		see: () => caller.call("GET", `/v1/template/properties${named}`),
		download: () => caller.call("GET", `/v1/template/download${named}`),
		use: () => sendTemplate(caller, templateId),
		edit: () => caller.call("PUT", `/v1/template/edit${named}`, { description: "Changed" }),
		label: () => caller.call("PATCH", "/v1/template/addTags", { templateId, templateLabels: ["one"] }),
		share: () => share(caller, { teamId: UNKNOWN_ID, action: "Grant", accessLevel: "Use" }),
	};
	const can: string[] = [];
	for (const [name, call] of Object.entries(tried)) {
		const { status } = await call();
		expect([name, status]).toEqual([
			name,
			status === 404 ? 404 : name === "share" ? 400 : expect.toSatisfy((s) => s < 300),
		]);
		if (status !== 404) can.push(name);
	}
	return can.join(" ");
}

const EVERYTHING = "see download use edit label share";

it("a template is its owner’s, its team’s admin’s and the account’s admin’s", async () => {
	expect(await rightsOf(owner)).toBe(EVERYTHING);
	expect(await rightsOf(others.admin)).toBe(EVERYTHING);
	expect(await rightsOf(others.ownTeamAdmin)).toBe(EVERYTHING);
	for (const other of [others.ownTeamMember, others.otherTeamAdmin, others.otherTeamMember]) {
		expect(await rightsOf(other)).toBe("");
	}
});

describe("a shared template", () => {
	const listed = async (caller: ApiCaller, templateType: string) => {
		const { body } = await caller.call("GET", `/v1/template/list?page=1&templateType=${templateType}`);
		return (body.result as { accessType: string; accessTid: string | null }[]).map(
			({ accessType, accessTid }) => `${accessType} ${accessTid}`,
		);
	};

	it("can be used by the team, and edited if the share says so", async () => {
		expect(await grant("Use")).toMatchObject({ status: 200 });
		expect(await rightsOf(others.otherTeamMember)).toBe("see download use");
		expect(await rightsOf(others.ownTeamMember)).toBe("");
		await grant("Edit");
		expect(await rightsOf(others.otherTeamMember)).toBe("see download use edit label");
		const named = `?templateId=${templateId}`;
		expect(await others.otherTeamMember.call("DELETE", `/v1/template/delete${named}`)).toMatchObject({ status: 404 });
	});

	it("is listed with the right and the team that gives it", async () => {
		await grant("Use");
		expect(await listed(others.otherTeamMember, "sharedtemplate")).toEqual([`Use ${otherTeam}`]);
		expect(await listed(others.otherTeamMember, "mytemplates")).toEqual([]);
		expect(await listed(others.otherTeamMember, "all")).toEqual([`Use ${otherTeam}`]);
		expect(await listed(owner, "mytemplates")).toEqual(["Edit null"]);
		expect(await listed(owner, "sharedtemplate")).toEqual([]);
		expect(await listed(others.ownTeamMember, "all")).toEqual([]);
	});

	it("is the user’s own document once it is sent", async () => {
		await grant("Use");
		const { body } = await sendTemplate(others.otherTeamMember, templateId);
		const sent = await db().document.findUniqueOrThrow({ where: { id: String(body.documentId) } });
		expect(sent).toMatchObject({ senderId: others.otherTeamMember.userId, teamId: otherTeam, templateId });
	});

	it("is no longer there when the share is revoked or the template deleted", async () => {
		await grant("Use");
		await share(owner, { teamId: otherTeam, action: "Revoke" });
		expect(await rightsOf(others.otherTeamMember)).toBe("");
		await grant("Use");
		await owner.call("DELETE", `/v1/template/delete?templateId=${templateId}`);
		expect(await rightsOf(others.otherTeamMember)).toBe("");
		expect(await rightsOf(owner)).toBe("");
	});

	it("isn’t shared at all when one of the teams is unknown", async () => {
		const foreign = await makeTeam(await makeCaller());
		const known = { teamId: otherTeam, action: "Grant", accessLevel: "Use" };
		const answer = await share(owner, known, { ...known, teamId: foreign }, { ...known, teamId: "north" });
		expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([
			400,
			["Teams[1].TeamId", "Teams[2].TeamId"],
		]);
		expect(await rightsOf(others.otherTeamMember)).toBe("");
	});
});
