import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ListFilter } from "#lib/contract/documents/listing/list-filters.ts";
import type { ListView } from "#lib/contract/documents/listing/list-view.ts";
import { db } from "#lib/db/client.ts";
import { type UserContext, visitorContext } from "#lib/domain/context.ts";
import { chooseEnvironment } from "#lib/domain/users/preferences/choose-environment.ts";
import { findSession } from "#lib/domain/users/sessions/find-session.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { listView } from "#lib/testing/list-view.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { addLabels } from "../changing/change-labels.ts";
import { openSenderPageImage } from "../pages/open-sender-page-image.ts";
import { viewForSender } from "../viewing/view-for-sender.ts";
import { countLists } from "./count-lists.ts";
import { getListVersion } from "./get-list-version.ts";
import { listChoices } from "./list-choices.ts";
import { listForSender } from "./list-for-sender.ts";

useTestDatabase();

async function titles(context: UserContext, filter: ListFilter = "all", search = ""): Promise<string[]> {
	const { rows } = await listForSender(context, { view: listView({ filter, search }), cursor: null });
	return rows.map((row) => row.title);
}

/** Two teams of an account and another account, each person with one document that bears their name. */
async function makeOrganisation() {
	const admin = await makeUserContext({ role: "Admin" });
	const { accountId } = admin.principal;
	const { id: teamId } = await db().team.create({ data: { id: randomUUID(), accountId, name: "Sales" } });
	const people = {
		admin,
		teamAdmin: await makeUserContext({ accountId, teamId, role: "TeamAdmin" }),
		member: await makeUserContext({ accountId, teamId, role: "Member" }),
		elsewhere: await makeUserContext({ accountId, role: "Member" }),
		stranger: await makeUserContext({ role: "Admin" }),
	};
	const ids: Record<string, string> = {};
	for (const [name, context] of Object.entries(people)) ids[name] = await insertDocument(context, { title: name });
	return { people, ids };
}

describe("whose documents a person sees", () => {
	it("is what moves the version of their list, and nobody else's is", async () => {
		const { people, ids } = await makeOrganisation();
		const versions = async () =>
			Object.fromEntries(
				await Promise.all(Object.entries(people).map(async ([who, one]) => [who, await getListVersion(one)] as const)),
			);
		const before = await versions();
		await addLabels(people.elsewhere, { documentId: ids.elsewhere ?? "", tags: ["seen"] });
		const after = await versions();
		const moved = Object.keys(people).filter((who) => before[who] !== after[who]);
		expect(moved).toEqual(["admin", "elsewhere"]);
	});

	it.each([
		["admin", ["admin", "elsewhere", "member", "teamAdmin"]],
		["teamAdmin", ["member", "teamAdmin"]],
		["member", ["member"]],
		["elsewhere", ["elsewhere"]],
		["stranger", ["stranger"]],
	] as const)("%s", async (who, expected) => {
		const { people, ids } = await makeOrganisation();
		expect((await titles(people[who])).toSorted()).toEqual(expected);
		for (const [title, documentId] of Object.entries(ids)) {
			const view = viewForSender(people[who], { documentId }).then(({ document }) => document.title);
			if (expected.some((one) => one === title)) expect(await view).toBe(title);
			else await expect(view).rejects.toMatchObject({ code: "NotFound" });
		}
	});

	it("in a list those of the environment that the session shows, by their address those of both", async () => {
		const live = await makeUserContext();
		const { credentialId: id, userId } = live.principal;
		await db().session.create({ data: { id, userId, expiresAt: new Date(Date.now() + 60_000) } });
		const ids = {
			sandbox: await insertDocument(live, { title: "sandbox", isSandbox: true }),
			live: await insertDocument(live, { title: "live" }),
		};
		expect([await titles(live), await titles(live, "all", "sandbox")]).toEqual([["live"], []]);
		await chooseEnvironment(live, { isSandbox: true });
		const principal = await findSession(visitorContext(), id);
		if (!principal) throw new Error("There is no session.");
		const sandbox = { ...live, principal };
		expect([await titles(sandbox), await titles(sandbox, "all", "live")]).toEqual([["sandbox"], []]);
		for (const context of [live, sandbox]) {
			for (const [title, documentId] of Object.entries(ids)) {
				expect((await viewForSender(context, { documentId })).document.title).toBe(title);
				// Nobody becomes read-only by what they look at.
				await addLabels(context, { documentId, tags: [`seen ${context.principal.isSandbox}`] });
			}
		}
	});

	it("with a key those of its environment alone, and no key can choose another", async () => {
		const key = { ...(await makeUserContext()).principal, via: "api-key" as const };
		const context = { ...(await makeUserContext()), principal: key };
		const documentId = await insertDocument(context, { title: "sandbox", isSandbox: true });
		await expect(viewForSender(context, { documentId })).rejects.toMatchObject({ code: "NotFound" });
		await expect(chooseEnvironment(context, { isSandbox: true })).rejects.toMatchObject({ code: "Forbidden" });
	});

	it("never those in the trash", async () => {
		const context = await makeUserContext();
		const trashed = await insertDocument(context, { title: "trashed", deletedAt: new Date() });
		expect(await titles(context)).toEqual([]);
		await expect(viewForSender(context, { documentId: trashed })).rejects.toMatchObject({ code: "NotFound" });
	});

	it("answers an unknown id, another's and nonsense alike, also for pages", async () => {
		const { people, ids } = await makeOrganisation();
		const refusals = await Promise.all(
			[randomUUID(), ids.stranger ?? "", "nonsense"].map((documentId) =>
				viewForSender(people.admin, { documentId }).catch((error: Error) => error.message),
			),
		);
		expect(new Set(refusals).size).toBe(1);
		const asked = { documentId: ids.stranger ?? "", page: 1, askedWidthPx: null };
		await expect(openSenderPageImage(people.admin, asked)).rejects.toMatchObject({ code: "NotFound" });
	});
});

describe("the list", () => {
	it("goes on by cursor without leaving out or repeating any, whatever shares a moment", async () => {
		const context = await makeUserContext();
		const moments = [0, 0, 0, 1000, 1000, 2000];
		for (let index = 0; index < 60; index += 1) {
			const activityAt = new Date(Date.UTC(2026, 0, 1) - (moments[index % moments.length] ?? 0));
			await insertDocument(context, { title: `d${index}`, activityAt });
		}
		const seen: string[] = [];
		let cursor: string | null = null;
		let pages = 0;
		do {
			const list = await listForSender(context, { view: listView(), cursor });
			seen.push(...list.rows.map((row) => row.id));
			cursor = list.nextCursor;
			pages += 1;
		} while (cursor && pages < 10);
		expect(pages).toBe(3);
		expect(new Set(seen).size).toBe(60);
	});

	it("begins at the top for a cursor that is not ours", async () => {
		const context = await makeUserContext();
		await insertDocument(context);
		const place = (time: string) => Buffer.from(`${time} ${randomUUID()}`).toString("base64url");
		const impossible = ["+275760-09-13T00:00:00.000Z", "-271821-04-20T00:00:00.000Z", "0000-01-01", "12:00"].map(place);
		for (const cursor of [...impossible, "nonsense", "", Buffer.from("2026-01-01 x' OR 1=1").toString("base64url")]) {
			expect((await listForSender(context, { view: listView(), cursor })).rows).toHaveLength(1);
		}
	});

	it("is narrowed by state", async () => {
		const context = await makeUserContext();
		for (const status of ["InProgress", "Completed", "Declined", "Expired", "Revoked"] as const) {
			await insertDocument(context, { title: status, status });
		}
		expect(await titles(context, "others")).toEqual(["InProgress"]);
		expect(await titles(context, "completed")).toEqual(["Completed"]);
		expect(await titles(context, "declined")).toEqual(["Declined"]);
		expect(await titles(context, "expired")).toEqual(["Expired"]);
		expect(await titles(context, "revoked")).toEqual(["Revoked"]);
	});

	it("shows what needs a person: bounced while open, pages that cannot be drawn, and seals that fail", async () => {
		const context = await makeUserContext();
		const bounced = [{ deliveryStatus: "Failed" as const }];
		await insertDocument(context, { title: "bounced", signers: bounced });
		await insertDocument(context, { title: "bounced and over", status: "Revoked", signers: bounced });
		await insertDocument(context, { title: "seal fails", sealState: "Failed" });
		await insertDocument(context, { title: "fine" });
		for (const pictureState of ["Missing", "Retried"] as const) {
			await insertDocument(context, { title: pictureState, pictureState });
			await insertDocument(context, { title: `${pictureState} and over`, pictureState, status: "Revoked" });
		}
		await insertDocument(context, { title: "draft", pictureState: "Missing", status: "Draft" });
		const wanted = ["Missing", "Retried", "bounced", "draft", "seal fails"];
		expect((await titles(context, "attention")).toSorted()).toEqual(wanted);
	});

	it("tells what waits for oneself, once one is asked, from what waits for others", async () => {
		const context = await makeUserContext();
		const me = { email: context.principal.email.toUpperCase() };
		await insertDocument(context, { title: "mine", signers: [me, {}] });
		await insertDocument(context, { title: "later", signers: [{}, { ...me, activatedAt: null }] });
		await insertDocument(context, { title: "signed", signers: [{ ...me, status: "Completed" }, {}] });
		await insertDocument(context, { title: "others" });
		await insertDocument(context, { title: "over", status: "Revoked", signers: [me] });
		expect(await titles(context, "mine")).toEqual(["mine"]);
		expect(await titles(context, "others")).toEqual(["others", "signed", "later"]);
	});

	it("is narrowed by sender, team, brand, template, label and time, and counts what it finds in each list", async () => {
		const { people } = await makeOrganisation();
		const { admin, member } = people;
		const { userId: sender, teamId: team } = member.principal;
		const [brandId, templateId] = [randomUUID(), randomUUID()];
		const old = new Date(Date.now() - 8 * 86_400_000);
		await insertDocument(admin, {
			title: "branded",
			brandId,
			templateId,
			labels: ["lease", "north"],
			status: "Completed",
		});
		await insertDocument(member, { title: "old", labels: ["lease"], activityAt: old });
		const shown = async (view: Partial<ListView>) =>
			(await listForSender(admin, { view: listView(view), cursor: null })).rows.map(({ title }) => title);
		expect(await shown({ sender })).toEqual(["member", "old"]);
		expect(await shown({ team })).toEqual(["member", "teamAdmin", "old"]);
		expect(await shown({ brand: brandId })).toEqual(["branded"]);
		expect(await shown({ template: templateId })).toEqual(["branded"]);
		expect(await shown({ label: "lease" })).toEqual(["branded", "old"]);
		expect(await shown({ label: "leas" })).toEqual([]);
		expect(await shown({ label: "lease", days: "7" })).toEqual(["branded"]);
		expect(await shown({ sender, sort: "oldest" })).toEqual(["old", "member"]);
		await insertDocument(admin, { title: "lent", signers: [{ email: "Mia@Example.com" }] });
		expect(await shown({ recipient: "mia@example.com" })).toEqual(["lent"]);
		expect(await shown({ recipient: "mia@example.co" })).toEqual([]);
		const { all, others, completed } = await countLists(admin, listView({ label: "lease", filter: "trash" }));
		expect([all, others, completed].map((one) => one?.count)).toEqual([2, 1, 1]);
		expect(await listChoices(admin)).toMatchObject({ labels: ["lease", "north"], teams: [{}, {}] });
		expect((await listChoices(member)).senders).toEqual([]);
		// What is out of reach is not reached by naming it.
		const { rows } = await listForSender(member, { view: listView({ sender: admin.principal.userId }), cursor: null });
		expect(rows).toEqual([]);
	});

	it("can be narrowed to whoever has left, and given to those alone who are here", async () => {
		const { people } = await makeOrganisation();
		const { admin, teamAdmin, member, elsewhere } = people;
		const set = (of: UserContext, status: "Deactivated" | "InvitationPending") =>
			db().user.update({ where: { id: of.principal.userId }, data: { status } });
		await set(member, "Deactivated");
		await set(elsewhere, "InvitationPending");
		const ids = (choices: { id: string }[]) => choices.map(({ id }) => id).toSorted();
		const of = (...contexts: UserContext[]) => contexts.map(({ principal }) => principal.userId).toSorted();
		const choices = await listChoices(admin);
		expect([ids(choices.senders), ids(choices.receivers)]).toEqual([
			of(admin, teamAdmin, member),
			of(admin, teamAdmin),
		]);
		expect(ids((await listChoices(teamAdmin)).receivers)).toEqual(of(teamAdmin));
		expect((await listChoices(member)).receivers).toEqual([]);
	});

	it("is narrowed to days in the reader's zone, the first and the last among them", async () => {
		const context = { ...(await makeUserContext()), timeZone: "Europe/Paris" };
		for (const at of ["2026-03-09T22:59:00Z", "2026-03-09T23:00:00Z", "2026-03-11T22:59:00Z", "2026-03-11T23:00:00Z"]) {
			await insertDocument(context, { title: at, activityAt: new Date(at) });
		}
		const shown = async (view: Partial<ListView>) =>
			(await listForSender(context, { view: listView({ ...view, sort: "oldest" }), cursor: null })).rows.map(
				({ title }) => title.slice(8, 16),
			);
		expect(await shown({ from: "2026-03-10", to: "2026-03-11" })).toEqual(["09T23:00", "11T22:59"]);
		expect(await shown({ from: "2026-03-12" })).toEqual(["11T23:00"]);
		expect(await shown({ to: "2026-03-09" })).toEqual(["09T22:59"]);
	});

	it("finds any part of a title, also one with signs that mean something to a database", async () => {
		const context = await makeUserContext();
		await insertDocument(context, { title: "Lease 100% of_Elm\\Road" });
		await insertDocument(context, { title: "Lease 1000 Elm Road" });
		expect(await titles(context, "all", " ELM ")).toHaveLength(2);
		expect(await titles(context, "all", "100%")).toEqual(["Lease 100% of_Elm\\Road"]);
		expect(await titles(context, "all", "of_elm\\")).toEqual(["Lease 100% of_Elm\\Road"]);
		expect(await titles(context, "completed", "elm")).toEqual([]);
	});
});
