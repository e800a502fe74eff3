import { beforeEach, expect, it } from "vitest";
import { hashSecret } from "#lib/crypto/secrets.ts";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument, type TestDocument } from "#lib/testing/signing-document.ts";
import { authenticateSigner } from "./authenticate-signer.ts";
import { declineDocument } from "./decline-document.ts";
import { makePhoneLink } from "./make-phone-link.ts";
import { reassignSigner } from "./reassign-signer.ts";

useTestDatabase();

const call = { ...visitorContext(), ip: "203.0.113.7", userAgent: "phone" };
const tokenOf = (link: string) => link.split("/").at(-1) ?? "";

let document: TestDocument;
beforeEach(async () => {
	document = await makeSigningDocument([{ name: "Mia", fields: [makeField("Signature", { id: "s" })] }]);
});

function mia() {
	const [found] = document.people;
	if (!found) throw new Error("There is no signer.");
	return found;
}

it("the phone's link is the same signer's, beside the own one, and an event", async () => {
	const { link } = await makePhoneLink(mia().context);
	const [phone, own] = [await authenticateSigner(call, tokenOf(link)), await authenticateSigner(call, mia().token)];
	expect([phone.state, own.state]).toEqual(["usable", "usable"]);
	expect(phone).toMatchObject({ context: { principal: { signerId: mia().signerId } } });
	const events = await db().auditEvent.findMany({
		where: { documentId: document.documentId },
		orderBy: { seq: "asc" },
	});
	expect(events).toMatchObject([{ type: "DocumentViewed" }, { type: "PhoneLinkMade", actorName: "Mia" }]);
});

it("it ends after two hours, and sooner when the own link does", async () => {
	const now = new Date();
	const context = { ...mia().context, now: () => now };
	expect((await makePhoneLink(context)).validUntil).toBe(new Date(now.getTime() + 7_200_000).toISOString());
	const soon = new Date(now.getTime() + 60_000);
	await db().signerToken.update({ where: { hash: hashSecret(mia().token) }, data: { expiresAt: soon } });
	const { link, validUntil } = await makePhoneLink(context);
	expect(validUntil).toBe(soon.toISOString());
	const later = { ...call, now: () => new Date(soon.getTime() + 1) };
	expect((await authenticateSigner(later, tokenOf(link))).state).toBe("expired");
});

it("it dies when the signing is handed to somebody else, and none is made afterwards", async () => {
	const { link } = await makePhoneLink(mia().context);
	await reassignSigner(mia().context, { name: "Ana", email: "ana@example.com", reason: "Ana rents the flat." });
	expect((await authenticateSigner(call, tokenOf(link))).state).toBe("revoked");
	await expect(makePhoneLink(mia().context)).rejects.toMatchObject({ code: "LinkUnusable" });
});

it("when there is nothing to sign, no link is made", async () => {
	await declineDocument(mia().context, { reason: "No." });
	await expect(makePhoneLink(mia().context)).rejects.toMatchObject({ code: "Conflict" });
	expect(await db().signerToken.count({ where: { signerId: mia().signerId } })).toBe(1);
});

it("the code is a square of modules with its three corners and empty space around", async () => {
	const { code } = await makePhoneLink(mia().context);
	expect((code.size - 8 - 17) % 4).toBe(0);
	const dark = new Set([...code.path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`));
	const last = code.size - 5;
	for (const corner of ["4 4", `${last} 4`, `4 ${last}`]) expect(dark.has(corner), corner).toBe(true);
	expect([...dark].every((place) => place.split(" ").every((at) => Number(at) >= 4 && Number(at) <= last))).toBe(true);
});
