import { describe, expect, it } from "vitest";
import { createSenderIdentityOperation } from "#lib/contract/sender-identities/create-sender-identity.ts";
import { db } from "#lib/db/client.ts";
import { lockIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { listAccountEvents } from "#lib/domain/audit/list-account-events.ts";
import { type UserContext, visitorContext } from "#lib/domain/context.ts";
import { viewStart } from "#lib/domain/start/view-start.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { mailedIdentityToken } from "#lib/testing/people.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { answerIdentityRequest } from "./answer-identity-request.ts";
import { answerOwnRequest } from "./answer-own-request.ts";
import { rerequestSenderIdentity } from "./ask-for-consent.ts";
import { createSenderIdentity } from "./create-sender-identity.ts";
import { deleteSenderIdentity } from "./delete-sender-identity.ts";
import type { IdentityAnswer } from "./rules.ts";
import { viewOwnRequest } from "./view-own-request.ts";

useTestDatabase();

const GONE = { code: "LinkUnusable", said: { key: "identityNoLongerOpen" } };

/** An Admin who has asked a Member of the account, and the way in which the Member answers. */
async function makeAsked() {
	const admin = await makeUserContext();
	const member = await makeUserContext({ accountId: admin.principal.accountId, role: "Member" });
	const { email } = member.principal;
	await createSenderIdentity(admin, createSenderIdentityOperation.body.parse({ email, name: "Mia Member" }));
	const give = (answer: IdentityAnswer, context: UserContext = member) => answerOwnRequest(context, { answer });
	return { admin, member, email, give };
}

/** The same person a month later. */
const late = (context: UserContext): UserContext => ({
	...context,
	now: () => new Date(Date.now() + 31 * 86_400_000),
});

describe("a user whom a colleague asks", () => {
	it("reads who asks and until when, before and after the question is mailed, and so does nobody else", async () => {
		const { admin, member } = await makeAsked();
		const asked = { status: "Pending", askedBy: "Ada Sender", askedByEmail: admin.principal.email, documents: 0 };
		expect(await viewOwnRequest(member)).toMatchObject({ ...asked, expiresAt: null, isExpired: false });
		await runJobs("mail");
		const mailed = await viewOwnRequest(member);
		expect(Math.round((Date.parse(mailed?.expiresAt ?? "") - Date.now()) / 86_400_000)).toBe(30);
		expect(await viewOwnRequest(late(member))).toMatchObject({ ...asked, isExpired: true });
		expect(await viewOwnRequest(admin)).toBeNull();
	});

	it("finds the question on the first page as long as they can agree", async () => {
		const { admin, member, give } = await makeAsked();
		await runJobs("mail");
		expect((await viewStart(member)).request).toMatchObject({ askedBy: "Ada Sender", expiresAt: expect.any(Date) });
		expect((await viewStart(admin)).request).toBeNull();
		expect((await viewStart(late(member))).request).toBeNull();
		await give("Approve");
		expect((await viewStart(member)).request).toBeNull();
	});

	it.each<[string, [IdentityAnswer, string][], string]>([
		[
			"agrees, and gives the answer twice",
			[
				["Approve", "Verified"],
				["Approve", "Verified"],
			],
			"Verified",
		],
		[
			"says no",
			[
				["Deny", "Denied"],
				["Deny", "Denied"],
			],
			"Denied",
		],
		[
			"agrees, and takes it back",
			[
				["Approve", "Verified"],
				["Withdraw", "Revoked"],
				["Withdraw", "Revoked"],
			],
			"Revoked",
		],
		[
			"cannot agree after a no",
			[
				["Deny", "Denied"],
				["Approve", "refused"],
			],
			"Denied",
		],
		[
			"cannot say no after a yes",
			[
				["Approve", "Verified"],
				["Deny", "refused"],
			],
			"Verified",
		],
		["cannot take back what was not given", [["Withdraw", "refused"]], "Pending"],
	])("%s", async (_, steps, status) => {
		const { member, give } = await makeAsked();
		for (const [answer, becomes] of steps) {
			const given = give(answer);
			if (becomes === "refused") await expect(given).rejects.toMatchObject(GONE);
			else expect(await given).toEqual({ status: becomes });
		}
		expect(await viewOwnRequest(member)).toMatchObject({ status });
	});

	it("says no, but not yes, where the organisation's provider has signed them in", async () => {
		const { member, give } = await makeAsked();
		const { userId, credentialId: id } = member.principal;
		const expiresAt = new Date(Date.now() + 3_600_000);
		await db().session.create({ data: { id, userId, expiresAt, isByProvider: true } });
		expect(await viewOwnRequest(member)).toMatchObject({ status: "Pending", mayApprove: false });
		await expect(give("Approve")).rejects.toMatchObject({ code: "Forbidden", said: { key: "identityByMail" } });
		await db().session.update({ where: { id }, data: { isByProvider: false } });
		expect(await viewOwnRequest(member)).toMatchObject({ status: "Pending", mayApprove: true });
		await db().session.update({ where: { id }, data: { isByProvider: true } });
		expect(await give("Deny")).toEqual({ status: "Denied" });
	});

	it("says no, but not yes, after the time to agree is over", async () => {
		const { member, give } = await makeAsked();
		await runJobs("mail");
		await expect(give("Approve", late(member))).rejects.toMatchObject(GONE);
		expect(await give("Deny", late(member))).toEqual({ status: "Denied" });
	});

	it("is asked anew: what was over is open again", async () => {
		const { admin, member, email, give } = await makeAsked();
		await give("Deny");
		await rerequestSenderIdentity(admin, { email });
		expect((await viewStart(member)).request).toMatchObject({ expiresAt: null });
		expect(await give("Approve")).toEqual({ status: "Verified" });
	});

	it("answers for nobody else, and nothing once the question is withdrawn", async () => {
		const { admin, member, email, give } = await makeAsked();
		await expect(give("Approve", admin)).rejects.toMatchObject(GONE);
		const namesake = await makeUserContext();
		const elsewhere = { ...namesake, principal: { ...namesake.principal, email } };
		await expect(give("Approve", elsewhere)).rejects.toMatchObject(GONE);
		expect(await viewOwnRequest(member)).toMatchObject({ status: "Pending" });
		await deleteSenderIdentity(admin, { email });
		await expect(give("Approve")).rejects.toMatchObject(GONE);
	});

	it("stands in the log with the way in which each answer came", async () => {
		const { admin, email, give } = await makeAsked();
		const token = await mailedIdentityToken(email);
		await give("Approve");
		await answerIdentityRequest(visitorContext(), { token, answer: "Withdraw" });
		const query = { personId: null, type: null, from: null, to: null };
		const { events } = await listAccountEvents(admin, { query, after: null, pageSize: 2 });
		expect(events).toMatchObject([
			{ what: "Sender identity: consent revoked", who: email, details: ["answered through the emailed link"] },
			{ what: "Sender identity: consent given", who: email, details: ["answered in their own settings"] },
		]);
	});
});

it("of the mailed link and the settings at once one counts, and it is heard of once", async () => {
	const { admin, email, give } = await makeAsked();
	const token = await mailedIdentityToken(email);
	const { accountId } = admin.principal;
	let both: Promise<PromiseSettledResult<unknown>[]> = Promise.resolve([]);
	await db().$transaction(async (tx) => {
		await lockIdentity(tx, accountId, email);
		both = Promise.allSettled([give("Approve"), answerIdentityRequest(visitorContext(), { token, answer: "Deny" })]);
		await expect.poll(() => countWaiting("enderIdentity")).toBe(2);
	});
	const outcomes = (await both).map(({ status }) => status).toSorted();
	expect(outcomes).toEqual(["fulfilled", "rejected"]);
	await runJobs("mail");
	expect(await db().mail.count({ where: { accountId, kind: "identity-answered" } })).toBe(1);
});
