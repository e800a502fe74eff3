import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { gatherMail } from "#lib/domain/delivery/gathering/gather-mail.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { askedForCode, browser } from "#lib/testing/proof.ts";
import { makeSigningDocument, signerContext, type TestSigner } from "#lib/testing/signing-document.ts";
import { declineDocument } from "../decline-document.ts";
import { finishSigning } from "../finish-signing.ts";
import { getSigningPage } from "../get-signing-page.ts";
import { makePhoneLink } from "../make-phone-link.ts";
import { openSigningDownload } from "../open-signing-files.ts";
import { proveSigner } from "../proving/prove-signer.ts";
import { handBack } from "./hand-back.ts";
import { sayPresent } from "./say-present.ts";

useTestDatabase();

const HOST = { hostName: "Hugo Host", hostEmail: "hugo@example.com" };
const CODE = "Harbour-12";

async function make(row: TestSigner["row"] = {}, others: TestSigner[] = []) {
	const inPerson = { type: "InPersonSigner" as const, ...HOST, ...row };
	const { documentId, people } = await makeSigningDocument([{ name: "Wanda", row: inPerson }, ...others]);
	const [person] = people;
	if (!person) throw new Error("There is no signer.");
	return { documentId, ...person };
}

async function present(token: string, proof?: string): Promise<string> {
	const result = await sayPresent(browser(proof), token);
	if (result.outcome !== "proved") throw new Error(`It is ${result.outcome}.`);
	return result.secret;
}

const stateOf = async (token: string, proof?: string) => (await getSigningPage(browser(proof), token)).state;

async function eventsOf(documentId: string) {
	const events = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	return events.map(({ type, actorName, userAgent, data }) => [type, actorName, userAgent, data]);
}

it("shows the host whom to hand the device to, and the document to who says that it is they, in that browser", async () => {
	const { token, documentId } = await make({ consentedAt: null });
	const page = await getSigningPage(browser(), token);
	expect(page).toMatchObject({
		state: "absent",
		stage: "ready",
		signerName: "Wanda",
		hostName: "Hugo Host",
		asks: null,
	});
	expect(Object.keys(page).sort()).toEqual(
		["asks", "brand", "hostName", "locale", "sendsCopy", "signerName", "stage", "state", "title"].sort(),
	);
	const secret = await present(token);
	expect(await stateOf(token, secret)).toBe("open");
	expect(await stateOf(token)).toBe("absent");
	expect(await sayPresent(browser(secret), token)).toEqual({ outcome: "over" });
	expect(await eventsOf(documentId)).toEqual([["PresenceConfirmed", "Wanda", "test", HOST]]);
});

it("asks for the code after that, and for both again once the device was given back", async () => {
	const { token, documentId } = await make(await askedForCode(CODE));
	expect(await getSigningPage(browser(), token)).toMatchObject({ state: "absent", asks: "AccessCode", stage: "begun" });
	await expect(proveSigner(browser(), token, CODE)).rejects.toMatchObject({ code: "LinkUnusable" });
	const secret = await present(token);
	expect(await stateOf(token, secret)).toBe("unproved");
	const proved = await proveSigner(browser(secret), token, CODE);
	const both = proved.outcome === "proved" ? proved.secret : "";
	expect(proved).toMatchObject({ outcome: "proved", keptMs: null });
	expect([await stateOf(token, both), await stateOf(token, secret)]).toEqual(["open", "absent"]);
	await handBack(browser(both), token, "left");
	expect([await stateOf(token, both), await stateOf(token, await present(token))]).toEqual(["absent", "unproved"]);
	expect((await eventsOf(documentId)).map(([type, , , data]) => [type, data])).toEqual([
		["PresenceConfirmed", HOST],
		["ProofGiven", { method: "AccessCode" }],
		["DeviceHandedBack", { ...HOST, why: "left" }],
		["PresenceConfirmed", HOST],
	]);
});

it("is on one device at a time, and goes back by itself when nobody uses it", async () => {
	const { token, signerId } = await make();
	const first = await present(token);
	const second = await present(token);
	expect([await stateOf(token, first), await stateOf(token, second)]).toEqual(["absent", "open"]);
	const lastUsedAt = new Date(Date.now() - 15 * 60_000);
	await db().signerProof.updateMany({ where: { signerId }, data: { lastUsedAt } });
	expect(await stateOf(token, second)).toBe("absent");
	const late = await signerContext(token, second);
	await expect(declineDocument(late, { reason: "No" })).rejects.toMatchObject({ code: "LinkUnusable" });
});

it("hands nothing out on the host's device, and leads to no other one", async () => {
	const { token } = await make();
	const context = await signerContext(token, await present(token));
	await expect(openSigningDownload(context)).rejects.toMatchObject({ code: "LinkUnusable" });
	await expect(makePhoneLink(context)).rejects.toMatchObject({ code: "Conflict" });
});

it.each([
	["signed", (context: Parameters<typeof finishSigning>[0]) => finishSigning(context, { edition: 0 })],
	["declined", (context: Parameters<typeof finishSigning>[0]) => declineDocument(context, { reason: "Too dear" })],
] as const)("has nothing more to show once they have %s", async (stage, act) => {
	const { token } = await make({}, [{ name: "Ben" }]);
	const secret = await present(token);
	await act(await signerContext(token, secret));
	for (const proof of [undefined, secret]) {
		const page = await getSigningPage(browser(proof), token);
		expect(page).toMatchObject({ state: "absent", stage, sendsCopy: true });
		expect(JSON.stringify(page)).not.toMatch(/Too dear|wanda@/);
	}
	expect(await sayPresent(browser(), token)).toEqual({ outcome: "over" });
});

it("waits for the signer's turn, and says of a document that is over no more than that", async () => {
	const waiting = await make({ activatedAt: null, order: 2 }, [{ name: "Ben", row: { order: 1 } }]);
	const page = await getSigningPage(browser(), waiting.token);
	expect(page).toMatchObject({ state: "absent", stage: "waiting" });
	expect(JSON.stringify(page)).not.toContain("Ben");
	const scheduled = await make({ activatedAt: null });
	expect(await getSigningPage(browser(), scheduled.token)).toMatchObject({ state: "absent", stage: "scheduled" });
	expect(await sayPresent(browser(), waiting.token)).toEqual({ outcome: "over" });
	const over = await make();
	const closed = { status: "Revoked" as const, closeReason: "Wanda moved away", closedAt: new Date() };
	await db().document.update({ where: { id: over.documentId }, data: closed });
	const said = await getSigningPage(browser(), over.token);
	expect(said).toMatchObject({ state: "revoked", reason: null, download: null });
	expect(JSON.stringify(said)).not.toContain("moved away");
	const refused = await make({}, [{ name: "Ben", row: { status: "Declined" } }]);
	const declined = { status: "Declined" as const, closedAt: new Date() };
	await db().document.update({ where: { id: refused.documentId }, data: declined });
	const end = await getSigningPage(browser(), refused.token);
	expect(end).toMatchObject({ state: "declined", declinedBy: null });
	expect(JSON.stringify(end)).not.toContain("Ben");
});

it.each([
	["their own", {}, "wanda@example.com"],
	["none but the host's", { email: "HUGO@example.com" }, null],
])("sends what was signed to %s address", async (_, row, address) => {
	const { documentId, signerId } = await make({ ...row, status: "Completed", signedAt: new Date() });
	const { accountId } = await db().document.update({
		where: { id: documentId },
		data: { status: "Completed", closedAt: new Date(), sealState: "Sealed" },
	});
	const context = { principal: { kind: "job", name: "test" }, ip: "", userAgent: "", requestId: "r" } as const;
	for (const kind of ["signer-completed", "new-link"] as const) {
		const mail = await gatherMail({ ...context, now: () => new Date() }, { kind, accountId, documentId, signerId });
		expect([kind, mail?.to.address ?? null]).toEqual([kind, address]);
		if (mail) expect(mail.link?.row.isOwn).toBe(true);
	}
});
