import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { correctSignerEmail } from "#lib/domain/documents/changing/correct-signer-email.ts";
import { openSigningDownload } from "#lib/domain/signing/open-signing-files.ts";
import { reassignSigner } from "#lib/domain/signing/reassign-signer.ts";
import { requestNewLink } from "#lib/domain/signing/request-new-link.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { signerContext } from "#lib/testing/signing-document.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";
import { useJourney } from "./journey.ts";
import { openLink, signAll, tokenIn } from "./signer.ts";

const journey = useJourney();

const call = { ...visitorContext(), ip: "203.0.113.7", userAgent: "test", requestId: "r" };

const expire = (documentId: string) =>
	db().signerToken.updateMany({ where: { signer: { documentId } }, data: { expiresAt: new Date(0) } });

it("an expired link gets one that signs", async () => {
	const caller = await makeCaller();
	const documentId = await sendTo(caller, [{ emailAddress: "expired@example.com" }]);
	const token = tokenIn(await journey.mailTo("expired@example.com"));
	await expire(documentId);
	expect((await openLink(token)).state).toBe("link-expired");
	await requestNewLink(call, token);
	await signAll(tokenIn(await journey.mailTo("expired@example.com", 2)));
	await journey.settle();
});

it("somebody who has finished gets one that leads to the finished document and its file", async () => {
	const caller = await makeCaller();
	const documentId = await sendTo(caller, [{ emailAddress: "finished@example.com" }]);
	const token = tokenIn(await journey.mailTo("finished@example.com"));
	await signAll(token);
	await journey.mailTo("finished@example.com", 2);
	await journey.settle();
	await expire(documentId);
	expect((await openLink(token)).state).toBe("link-expired");
	await requestNewLink(call, token);
	const mail = await journey.mailTo("finished@example.com", 3);
	// It does not ask for what is done, nor name a time until which it could be.
	expect(mail.parsed.text).not.toMatch(/works until|sign by/i);
	const fresh = tokenIn(mail);
	expect(await openLink(fresh)).toMatchObject({ state: "completed", hasSigned: true, download: "sealed" });
	const download = await openSigningDownload(await signerContext(fresh));
	const { stream } = await download.open();
	expect(
		Buffer.concat(await stream.toArray())
			.subarray(0, 5)
			.toString(),
	).toBe("%PDF-");
});

it("a link to an address that was corrected is replaced: it asks for no other, and learns nothing of the document", async () => {
	const caller = await makeCaller();
	const documentId = await sendTo(caller, [{ emailAddress: "wrong@example.com" }]);
	const token = tokenIn(await journey.mailTo("wrong@example.com"));
	const signer = await db().signer.findFirstOrThrow({ where: { documentId } });
	const context = await contextOfCaller(caller);
	await correctSignerEmail(context, { documentId, signerId: signer.id, email: "right@example.com" });
	await journey.mailTo("right@example.com");
	const page = await openLink(token);
	expect(page).toMatchObject({ state: "link-revoked", signerName: "", title: "", reassignedTo: null });
	expect(JSON.stringify(page)).not.toMatch(/right@example.com|Lease/);
	expect(await requestNewLink(call, token)).toBeUndefined();
	await journey.settle();
	expect(journey.mailsTo("right@example.com")).toHaveLength(1);
	expect(journey.mailsTo("wrong@example.com")).toHaveLength(1);
});

it("who is named instead hears by whom and why; the dead link of who named them mails no one", async () => {
	const caller = await makeCaller();
	await sendTo(caller, [{ emailAddress: "hands-over@example.com" }]);
	const token = tokenIn(await journey.mailTo("hands-over@example.com"));
	await reassignSigner(await signerContext(token), { name: "Ana", email: "takes-over@example.com", reason: "Away" });
	const asked = await journey.mailTo("takes-over@example.com");
	expect(asked.parsed.text).toMatch(
		/Grace Signer was asked to sign this document and reassigned it to you\.\s+Message from Grace Signer: “Away”/,
	);
	expect(JSON.stringify(await openLink(token))).not.toContain("takes-over@");
	await requestNewLink(call, token);
	await journey.settle();
	expect(journey.mailsTo("takes-over@example.com")).toHaveLength(1);
	expect(journey.mailsTo("hands-over@example.com")).toHaveLength(1);
});

it("nothing is mailed for a document in the trash, nor where the sender hands links out", async () => {
	const caller = await makeCaller();
	const deleted = await sendTo(caller, [{ emailAddress: "deleted@example.com" }]);
	const token = tokenIn(await journey.mailTo("deleted@example.com"));
	await caller.call("DELETE", `/v1/document/delete?documentId=${deleted}`);
	await journey.mailTo("deleted@example.com", 2);
	const silent = await sendTo(caller, [{ emailAddress: "by-hand@example.com" }], { DisableEmails: "true" });
	const { body } = await caller.call(
		"GET",
		`/v1/document/getEmbeddedSignLink?documentId=${silent}&signerEmail=by-hand@example.com`,
	);
	const handed = String(body.signLink).split("/").at(-1) ?? "";
	await expire(silent);
	expect(await openLink(handed)).toMatchObject({ state: "link-expired", mailsSigners: false, reachedBy: "none" });
	for (const one of [token, handed, "x".repeat(43)]) expect(await requestNewLink(call, one)).toBeUndefined();
	await journey.settle();
	expect(journey.mailsTo("deleted@example.com")).toHaveLength(2);
	expect(journey.mailsTo("by-hand@example.com")).toEqual([]);
});
