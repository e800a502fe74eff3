import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { watchRequest } from "#lib/config/passing-failure.ts";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { getCopyPage, mintCopyLink } from "#lib/domain/documents/downloading/copy-link.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { ACCESS_CODE, ask, CODE, makeGuarded, routesBelow } from "#lib/testing/below-a-link.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { openLink } from "#lib/testing/journey/signer.ts";
import { linkTo } from "#lib/testing/proof.ts";
import { postAsPage } from "#lib/testing/signing-call.ts";
import { countJobs } from "#lib/testing/signing-document.ts";
import { POST as newLink } from "../../../app/sign/[token]/new-link/route.ts";
import { POST as reassign } from "../../../app/sign/[token]/reassign/route.ts";
import { noteDeadLink } from "../pages/dead-link.ts";
import { signingCall } from "./define-signing-route.ts";

useTestDatabase();

const ANA = { name: "Ana Silva", email: "ana@example.com", reason: "On leave" };

async function sendReassignable(asked: Record<string, unknown> = {}, parts: Record<string, string> = {}) {
	const documentId = await sendTo(await makeCaller(), [asked], parts);
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	return { documentId, signerId, token: await linkTo(signerId), other: await linkTo(signerId) };
}

/** The page of a link in a browser that keeps a cookie. */
const openIn = (cookie: string, token: string) => getSigningPage(signingCall(new Headers({ cookie })), token);
const keptOf = (answer: Response) => answer.headers.get("set-cookie")?.split(";")[0] ?? "";

/** With which status the framework's 200 leaves. */
function statusOf(page: Parameters<typeof noteDeadLink>[0]): number {
	let status = 200;
	watchRequest((outcome) => {
		noteDeadLink(page);
		status = outcome.pageStatus ?? 200;
	});
	return status;
}

describe("who reassigned a document", () => {
	it("says to whom on the same link and in the same browser, and nothing to anyone else", async () => {
		const { token, other } = await sendReassignable();
		const answer = await postAsPage(reassign, { token }, ANA);
		expect(answer.headers.get("set-cookie")).toMatch(
			new RegExp(`^signet\\.reassigned=${token}; Path=/sign; Max-Age=7776000; HttpOnly; SameSite=Lax$`),
		);
		const told = { state: "link-revoked", reassignedTo: "Ana Silva", title: "Lease", at: expect.any(String) };
		expect(await openLink(token)).toMatchObject(told);
		expect(await openIn(keptOf(answer), other)).toMatchObject(told);
		const page = await openLink(other);
		expect(page).toMatchObject({ state: "link-revoked", reassignedTo: null, title: "", at: expect.any(String) });
		expect(JSON.stringify(page)).not.toMatch(/Ana|ana@|Grace|Lease|lease\.pdf/);
	});

	it("names the person each link was reassigned to, also after a second reassignment", async () => {
		const { token, signerId } = await sendReassignable();
		await postAsPage(reassign, { token }, ANA);
		const next = await linkTo(signerId);
		await postAsPage(reassign, { token: next }, { ...ANA, name: "Bob Stone", email: "bob@example.com" });
		expect(await openLink(token)).toMatchObject({ reassignedTo: "Ana Silva" });
		expect(await openLink(next)).toMatchObject({ reassignedTo: "Bob Stone" });
	});

	it("says to whom only in the browser that proved who opened a guarded link", async () => {
		const { token } = await makeGuarded(ACCESS_CODE);
		const call = async (name: string) => (await routesBelow()).find((one) => one.name === name);
		const [proof, passOn] = [await call("proof"), await call("reassign")];
		if (!proof || !passOn) throw new Error("There are no such routes.");
		const json = { body: JSON.stringify({ code: CODE }), headers: { "content-type": "application/json" } };
		const answer = await ask(passOn, token, keptOf(await ask(proof, token, "", json)));
		expect(answer.status).toBe(200);
		expect(await openIn(keptOf(answer), token)).toMatchObject({ reassignedTo: "Ida" });
		expect(await openLink(token)).toMatchObject({ state: "link-revoked", reassignedTo: null, title: "" });
	});

	it("leaves a cookie that tells nothing about another signer’s links", async () => {
		const [mine, theirs] = [await sendReassignable(), await sendReassignable()];
		const kept = keptOf(await postAsPage(reassign, { token: mine.token }, ANA));
		await postAsPage(reassign, { token: theirs.token }, { ...ANA, name: "Bob Stone" });
		expect(await openIn(kept, theirs.other)).toMatchObject({ reassignedTo: null });
		expect(await openIn("signet.reassigned=%00' OR 1=1", mine.other)).toMatchObject({ reassignedTo: null });
	});
});

describe("a dead link's page", () => {
	const expire = (token: string) =>
		db().signerToken.update({ where: { hash: hashSecret(token) }, data: { expiresAt: new Date(0) } });

	it("is 404 for an unknown link, 410 for one that is over, 200 while there is something to come back to", async () => {
		const { documentId, token, other } = await sendReassignable();
		expect(statusOf(await openLink("x".repeat(43)))).toBe(404);
		expect(statusOf(await openLink("short"))).toBe(404);
		expect(statusOf(await openLink(token))).toBe(200);
		await expire(other);
		expect(statusOf(await openLink(other))).toBe(410);
		const put = (data: object) => db().document.update({ where: { id: documentId }, data });
		for (const status of ["Declined", "Revoked", "Expired"] as const) {
			await put({ status });
			expect([status, statusOf(await openLink(token))]).toEqual([status, 410]);
		}
		const sealed = { status: "Completed", sealState: "Sealed", sealedKey: "x" } as const;
		await put({ ...sealed, closedAt: new Date() });
		expect(statusOf(await openLink(token))).toBe(200);
		await put({ closedAt: new Date(0) });
		expect(statusOf(await openLink(token))).toBe(410);
		await put({ deletedAt: new Date() });
		const page = await openLink(token);
		expect([page, statusOf(page)]).toEqual([{ state: "deleted", locale: "EN" }, 410]);
	});

	it("is 410 for one that was replaced", async () => {
		const { token } = await sendReassignable();
		await postAsPage(reassign, { token }, ANA);
		expect(statusOf(await openLink(token))).toBe(410);
	});

	it("of a copy is 404, 410, and 200 likewise", async () => {
		const cc = { CC: JSON.stringify({ emailAddress: "cc@example.com" }) };
		const { documentId } = await sendReassignable({}, cc);
		await db().document.update({ where: { id: documentId }, data: { sealedKey: `x/${randomUUID()}` } });
		const { id } = await db().carbonCopy.findFirstOrThrow({ where: { documentId } });
		const { url } = await mintCopyLink(id, new Date());
		const token = url.slice(url.lastIndexOf("/") + 1);
		const open = () => getCopyPage(visitorContext(), token);
		expect(statusOf(await getCopyPage(visitorContext(), "x".repeat(43)))).toBe(404);
		expect(statusOf(await open())).toBe(200);
		await db().copyLink.updateMany({ where: { carbonCopyId: id }, data: { expiresAt: new Date(0) } });
		expect(statusOf(await open())).toBe(410);
		await db().document.update({ where: { id: documentId }, data: { deletedAt: new Date() } });
		const page = await open();
		expect([page, statusOf(page)]).toEqual([{ state: "deleted", locale: "EN" }, 410]);
	});

	it("offers and sends a new link only if it would open the document, with and without scripts", async () => {
		const { documentId, token } = await sendReassignable();
		await expire(token);
		expect(await openLink(token)).toMatchObject({ state: "link-expired", reachedBy: "mail" });
		const mails = await countJobs("mail", documentId);
		const led = await postAsPage(newLink, { token }, {});
		expect(led.status).toBe(200);
		const asForm = new Request("http://localhost/", {
			method: "POST",
			headers: { "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" },
		});
		const back = await newLink(asForm, { params: Promise.resolve({ token }) });
		expect([back.status, back.headers.get("location")]).toEqual([303, `/sign/${token}?link=sent`]);
		expect(await countJobs("mail", documentId)).toBe(mails + 2);
		await db().document.update({ where: { id: documentId }, data: { status: "Revoked" } });
		expect(await openLink(token)).toMatchObject({ state: "link-expired", reachedBy: "none" });
		expect((await postAsPage(newLink, { token }, {})).status).toBe(200);
		expect(await countJobs("mail", documentId)).toBe(mails + 2);
	});
});
