import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { deleteIdentityPictures } from "#lib/domain/identity-verification/delete-identity-pictures.ts";
import { redactSession } from "#lib/domain/identity-verification/redact-session.ts";
import { retirePictures } from "#lib/domain/identity-verification/retire-pictures.ts";
import { viewIdentity } from "#lib/domain/identity-verification/view-identity.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { goOn, identityPageOf, makeHosted, postEvent, tell, triesOf, useStripe } from "#lib/testing/hosted-identity.ts";
import { browser } from "#lib/testing/proof.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { canceled, verified } from "#lib/testing/stripe-sessions.ts";
import { STAND_IN_KEYS } from "#lib/testing/stripe-stand-in.ts";
import { DAY_MS } from "#lib/units.ts";
import { beginIdentity } from "./begin-identity.ts";
import { goToProvider } from "./go-to-provider.ts";

useTestDatabase();
const held = useStripe();

const stageOf = async (token: string, secret?: string) => (await identityPageOf(token, secret)).stage;
describe("a provider that fails, and processes that end", () => {
	it("says that the provider cannot be reached, and goes on where it was", async () => {
		const { token, signerId } = await makeHosted();
		const begun = await beginIdentity(browser(), token, { kind: "IDCard", agreed: true });
		const secret = begun.kept?.secret ?? "";
		for (const broken of [0, 500, 401]) {
			held.stripe.broken = broken;
			expect(await goToProvider(browser(secret), token)).toEqual({ outcome: "provider" });
		}
		expect(await identityPageOf(token, secret)).toMatchObject({ stage: "Outside", kind: "IDCard", triesLeft: 5 });
		held.stripe.broken = null;
		expect((await goToProvider(browser(secret), token)).page?.url).toContain(held.stripe.url);
		expect((await triesOf(signerId)).flatMap(({ sessions }) => sessions)).toHaveLength(1);
		held.stripe.broken = 500;
		const [row] = await triesOf(signerId);
		verified(held.stripe.of(row?.sessions[0]?.id ?? ""));
		expect((await postEvent(held.stripe.event(held.stripe.of(row?.sessions[0]?.id ?? ""), "verified"))).status).toBe(
			200,
		);
		await expect(runJobs("identity")).rejects.toThrow("Down.");
		expect(await stageOf(token, secret)).toBe("Outside");
	});

	it("makes one session, and loses none, when the process ends before its id is kept", async () => {
		const { token, signerId } = await makeHosted();
		const { secret, session, reference } = await goOn(held, token);
		await db().identitySession.update({ where: { id: reference }, data: { sessionId: null } });
		expect((await goToProvider(browser(secret), token)).page?.sessionId).toBe(reference);
		expect([...held.stripe.sessions.values()].filter((one) => one.client_reference_id === reference)).toHaveLength(1);
		await db().identitySession.update({ where: { id: reference }, data: { sessionId: null } });
		verified(session);
		await tell(held, session, "verified");
		expect(await stageOf(token, secret)).toBe("open");
		expect(await triesOf(signerId)).toMatchObject([{ sessions: [{ sessionId: session.id }] }]);
	});

	it("begins another session after one that was ended at the provider", async () => {
		const { token } = await makeHosted();
		const { secret, session } = await goOn(held, token);
		canceled(session);
		expect((await goToProvider(browser(secret), token)).outcome).toBe("stage");
		await runJobs("identity");
		const next = await goToProvider(browser(secret), token);
		expect(next.page && held.stripe.of(next.page.sessionId).id).not.toBe(session.id);
		await tell(held, session, "canceled");
		expect(await stageOf(token, secret)).toBe("Outside");
	});
});

describe("the address of a provider's events", () => {
	it("takes what is signed and recent alone, and says nothing of what it knows", async () => {
		const { token, signerId } = await makeHosted();
		const { session } = await goOn(held, token);
		verified(session);
		const good = held.stripe.event(session, "verified");
		const late = held.stripe.event(session, "verified", { at: new Date(Date.now() - 301_000) });
		const forged = held.stripe.event(session, "verified", { secret: "whsec_another0000" });
		const changed = { ...good, body: good.body.replace("evt_", "evt_0") };
		const unsigned = { ...good, headers: {} };
		const early = held.stripe.event(session, "verified", { at: new Date(Date.now() + 301_000) });
		const hmac = createHmac("sha256", STAND_IN_KEYS.webhookSecret).update(`NaN.${good.body}`).digest("hex");
		const timeless = { ...good, headers: { ...good.headers, "stripe-signature": `t=NaN,v1=${hmac}` } };
		for (const one of [late, early, timeless, forged, changed, unsigned])
			expect((await postEvent(one)).status).toBe(400);
		expect((await postEvent({ ...good, body: "x".repeat(300_000) })).status).toBe(413);
		const foreign = held.stripe.event({ ...session, client_reference_id: "somebody else's" }, "verified");
		const unknown = held.stripe.event(
			{ ...session, client_reference_id: "00000000-0000-4000-8000-000000000000" },
			"verified",
		);
		const otherId = held.stripe.event({ ...session, id: "vs_another" }, "verified");
		const answers = [];
		for (const one of [foreign, unknown, otherId]) {
			const answer = await postEvent(one);
			answers.push([answer.status, await answer.json()]);
		}
		expect(answers).toEqual(Array(3).fill([200, { received: true }]));
		expect(await runJobs("identity")).toEqual([]);
		expect(await triesOf(signerId)).toMatchObject([{ status: "Capturing" }]);
		expect((await postEvent(good)).status).toBe(200);
	});
});

describe("what a provider holds", () => {
	it("is removed there when the sender says so, and tried again until it is", async () => {
		const { token, documentId, signerId, sender } = await makeHosted();
		const { session } = await goOn(held, token);
		verified(session);
		await tell(held, session, "verified");
		await deleteIdentityPictures(sender, { documentId, signerId });
		held.stripe.broken = 500;
		await expect(runJobs("identity-redact")).rejects.toThrow("Down.");
		expect(session.redaction).toBeNull();
		held.stripe.broken = null;
		await retirePictures(jobContext());
		await runJobs("identity-redact");
		expect(session.redaction).toEqual({ status: "processing" });
		expect(await viewIdentity(sender, { documentId, signerId })).toMatchObject({
			...{ state: "Accepted", isKeptByProvider: false, picturesGone: { why: "Deleted" } },
			data: { lastName: "Hartley" },
		});
		await expect(deleteIdentityPictures(sender, { documentId, signerId })).rejects.toMatchObject({ code: "Conflict" });
	});

	it("is removed there when its time is over, and when its try or its document goes", async () => {
		const { token, documentId, signerId } = await makeHosted();
		const { session } = await goOn(held, token);
		verified(session);
		await tell(held, session, "verified");
		await db().document.update({ where: { id: documentId }, data: { closedAt: new Date() } });
		const at = (days: number) => jobContext(() => new Date(Date.now() + days * DAY_MS));
		await retirePictures(at(29));
		await runJobs("identity-redact");
		expect(session.redaction).toBeNull();
		await retirePictures(at(31));
		await runJobs("identity-redact");
		expect(session.redaction).not.toBeNull();
		expect(await triesOf(signerId)).toMatchObject([{ goneWhy: "Retention" }]);
		await db().identityVerification.deleteMany({ where: { signerId } });
		await retirePictures(at(31));
		await runJobs("identity-redact");
		expect(await db().identitySession.count({ where: { sessionId: session.id } })).toBe(0);

		const other = await makeHosted();
		const left = await goOn(held, other.token);
		await db().identitySession.update({ where: { id: left.reference }, data: { sessionId: null } });
		await retirePictures(at(2));
		await runJobs("identity-redact");
		expect(left.session.redaction).not.toBeNull();
		await redactSession(jobContext(), left.reference);
		expect(await db().identitySession.count({ where: { id: left.reference } })).toBe(0);
	});
});
