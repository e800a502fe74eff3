import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { answerIdentityRequest, viewIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { errorBody, mailedIdentityToken, makeIdentity } from "#lib/testing/people.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";

useTestDatabase();

const person = visitorContext();
const PATH = "/v1/senderIdentities";

const read = async (caller: ApiCaller, email: string) =>
	(await caller.call("GET", `${PATH}/properties?email=${encodeURIComponent(email)}`)).body;

async function answered(email: string, answer: "Approve" | "Deny" | "Withdraw"): Promise<string> {
	const token = await mailedIdentityToken(email);
	await answerIdentityRequest(person, { token, answer });
	return token;
}

async function answersMailed(accountId: string) {
	await runJobs("mail");
	return db().mail.findMany({ where: { accountId, kind: "identity-answered" }, orderBy: { createdAt: "asc" } });
}

describe("the person asked", () => {
	it("looks without effect, agrees, and can take it back with the same link", async () => {
		const caller = await makeCaller();
		const { email } = await makeIdentity(caller);
		const token = await mailedIdentityToken(email);
		expect(await viewIdentityRequest(visitorContext(), token)).toMatchObject({
			status: "Pending",
			accountName: "Acme",
		});
		expect(await read(caller, email)).toMatchObject({ status: "Pending" });
		const give = (answer: "Approve" | "Deny" | "Withdraw") => answerIdentityRequest(person, { token, answer });
		expect(await give("Approve")).toMatchObject({ status: "Verified" });
		expect(await give("Approve")).toMatchObject({ status: "Verified" });
		const { status, approvedDate } = await read(caller, email);
		expect([status, Number.isNaN(Date.parse(String(approvedDate)))]).toEqual(["Verified", false]);
		await expect(give("Deny")).rejects.toMatchObject({ code: "LinkUnusable" });
		expect(await give("Withdraw")).toMatchObject({ status: "Revoked" });
		await expect(give("Approve")).rejects.toMatchObject({ code: "LinkUnusable" });
		expect(await read(caller, email)).toMatchObject({ status: "Revoked", approvedDate: "" });
		const events = await db().accountEvent.findMany({
			where: { accountId: caller.accountId, type: { startsWith: "SenderIdentity" } },
			orderBy: { at: "asc" },
		});
		expect(events.map((event) => event.type)).toEqual([
			"SenderIdentityCreated",
			"SenderIdentityVerified",
			"SenderIdentityRevoked",
		]);
	});

	it("is heard: who asked gets the answer by email, and the Admins once that user has left", async () => {
		const admin = await makeCaller();
		const asking = await makeCaller({ accountId: admin.accountId });
		const { email } = await makeIdentity(asking);
		await answered(email, "Approve");
		const [agreed] = await answersMailed(admin.accountId);
		expect(agreed).toMatchObject({ to: asking.email, subject: expect.stringContaining("can now send on behalf") });
		expect(agreed?.text).toContain(email);
		const { email: other } = await makeIdentity(asking);
		const token = await mailedIdentityToken(other);
		await db().user.update({ where: { id: asking.userId }, data: { status: "Deactivated", role: "Member" } });
		await answerIdentityRequest(person, { token, answer: "Deny" });
		expect(await answersMailed(admin.accountId)).toMatchObject([
			{ to: asking.email },
			{ to: admin.email, subject: expect.stringContaining("declined") },
		]);
	});

	it("can say no after the time to agree is over", async () => {
		const caller = await makeCaller();
		const { email } = await makeIdentity(caller);
		const token = await mailedIdentityToken(email);
		const late = { ...person, now: () => new Date(Date.now() + 31 * 86_400_000) };
		expect(await viewIdentityRequest(late, token)).toMatchObject({ isExpired: true });
		await expect(answerIdentityRequest(late, { token, answer: "Approve" })).rejects.toMatchObject({
			code: "LinkUnusable",
		});
		expect(await answerIdentityRequest(late, { token, answer: "Deny" })).toMatchObject({ status: "Denied" });
		await expect(answerIdentityRequest(person, { token: "wrong", answer: "Deny" })).rejects.toMatchObject({
			code: "LinkUnusable",
		});
	});

	it("is asked again by a new mail, which ends the old link", async () => {
		const caller = await makeCaller();
		const { email } = await makeIdentity(caller);
		const before = await mailedIdentityToken(email);
		const post = (verb: string) => caller.call("POST", `${PATH}/${verb}?email=${email}`, {});
		expect((await post("rerequest")).body).toEqual(errorBody(409, "Conflict"));
		expect((await post("resendInvitation")).status).toBe(204);
		expect((await post("resendInvitation")).body).toEqual(errorBody(429, "RateLimited"));
		expect(await viewIdentityRequest(visitorContext(), before)).toBeNull();
		await answered(email, "Deny");
		expect((await post("resendInvitation")).body).toEqual(errorBody(409, "Conflict"));
		expect((await post("rerequest")).status).toBe(204);
		expect(await read(caller, email)).toMatchObject({ status: "Pending" });
		await answered(email, "Approve");
		for (const verb of ["resendInvitation", "rerequest"]) {
			expect((await post(verb)).body).toEqual(errorBody(409, "Conflict"));
		}
	});
});
