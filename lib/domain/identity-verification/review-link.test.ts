import { expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { type UserContext, visitorContext } from "#lib/domain/context.ts";
import { removeAuthentication } from "#lib/domain/documents/changing/remove-authentication.ts";
import { getDocumentProperties } from "#lib/domain/documents/viewing/get-document-properties.ts";
import { frameOriginsOf } from "#lib/http/pages/frame-origins.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { askedForDocument, senderOf } from "#lib/testing/identifying.ts";
import { insertVerification, PICTURE } from "#lib/testing/identity-verification.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { acceptIdentity } from "./accept-identity.ts";
import { createReviewLink } from "./create-review-link.ts";
import { deleteIdentityPictures } from "./delete-identity-pictures.ts";
import { discloseIdentityPictures } from "./disclose-identity-pictures.ts";
import { lookAtIdentityPicture } from "./look-at-identity-picture.ts";
import { openReviewLink } from "./open-review-link.ts";
import { viewIdentity } from "./view-identity.ts";

useTestDatabase();

const WHO = { email: "wanda@example.com", order: null };
const WANDA = { name: "Wanda", row: { name: "Wanda Lee", ...askedForDocument() } };

async function make(status: "Capturing" | "Submitted" | "Lines" | "Review" | "Succeeded" | "Failed" = "Review") {
	const { documentId, people } = await makeSigningDocument([WANDA]);
	const signerId = people[0]?.signerId ?? "";
	await insertVerification(signerId, { status });
	return { documentId, signerId, sender: await senderOf(documentId) };
}

type Made = Awaited<ReturnType<typeof make>>;
const link = ({ documentId, sender }: Pick<Made, "documentId" | "sender">, redirectUrl: string | null = null) =>
	createReviewLink(sender, { documentId, who: WHO, redirectUrl });
const tokenOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf("/") + 1);

async function open(token: string, minutes = 0): Promise<UserContext | null> {
	const at = new Date(Date.now() + minutes * 60_000);
	const visitor = visitorContext("visitor", () => at);
	const opened = await openReviewLink(visitor, token);
	return opened && { ...visitor, principal: opened.principal };
}

it("lets whoever has it see what was shown and decide in the sender's place, for an hour", async () => {
	const made = await make();
	const { url } = await link(made, "https://app.example.com/verified?of=7");
	expect(url).toMatch(new RegExp(`^${env().publicUrl}/identity-review/[\\w-]{43}$`));
	const token = tokenOf({ url });
	const held = (await open(token, 59)) as UserContext;
	expect((await viewIdentity(held, made)).pictures).toHaveLength(2);
	expect(await lookAtIdentityPicture(held, { ...made, picture: "Front" })).toEqual(PICTURE);
	await acceptIdentity(held, { ...made, attempt: 1 });
	const where = { documentId: made.documentId };
	const trail = await db().auditEvent.findMany({ where, orderBy: { seq: "asc" } });
	expect(trail.map(({ type, actorId }) => [type, actorId])).toEqual(
		["IdentityReviewLinkMade", "IdentityPictureViewed", "IdentityAccepted"].map((type) => [
			type,
			made.sender.principal.userId,
		]),
	);
	expect(await open(token, 61)).toBeNull();
	expect(await frameOriginsOf(`/identity-review/${token}`)).toEqual(["https://app.example.com"]);
	expect(await frameOriginsOf(`/identity-review/${"x".repeat(43)}`)).toEqual([]);
});

it("opens nothing else of the sender's, and nothing that a session does", async () => {
	const made = await make();
	const other = await make();
	await db().document.update({
		where: { id: other.documentId },
		data: { senderId: made.sender.principal.userId, accountId: made.sender.principal.accountId },
	});
	const held = (await open(tokenOf(await link(made)))) as UserContext;
	await expect(viewIdentity(held, other)).rejects.toMatchObject({ code: "NotFound" });
	await expect(lookAtIdentityPicture(held, { ...other, picture: "Front" })).rejects.toMatchObject({ code: "NotFound" });
	await expect(acceptIdentity(held, { ...other, attempt: 1 })).rejects.toMatchObject({ code: "NotFound" });
	await expect(deleteIdentityPictures(held, other)).rejects.toMatchObject({ code: "NotFound" });
	const refused = [
		() => getDocumentProperties(held, { documentId: made.documentId }),
		() => removeAuthentication(held, { documentId: made.documentId, who: WHO }),
		() => discloseIdentityPictures(held, { ...made, reason: "Because." }),
		() => link({ documentId: made.documentId, sender: held }),
	];
	for (const call of refused) await expect(call()).rejects.toMatchObject({ code: "Forbidden" });
});

it("is over once the document belongs to another, its user is out, or the document is in the trash", async () => {
	const made = await make();
	const token = tokenOf(await link(made));
	const another = await make();
	const { documentId, sender } = made;
	const where = { id: documentId };
	await db().document.update({ where, data: { deletedAt: new Date() } });
	expect(await open(token)).toBeNull();
	await db().document.update({ where, data: { deletedAt: null, senderId: another.sender.principal.userId } });
	expect(await open(token)).toBeNull();
	await db().document.update({ where, data: { senderId: sender.principal.userId } });
	expect(await open(token)).not.toBeNull();
	await db().user.update({ where: { id: sender.principal.userId }, data: { status: "Deactivated" } });
	expect(await open(token)).toBeNull();
});

it.each(["Capturing", "Submitted", "Lines"] as const)("is not made while a try is %s", async (status) => {
	await expect(link(await make(status))).rejects.toMatchObject({ code: "VerificationNotFinished" });
});

it.each(["Review", "Succeeded", "Failed"] as const)("is made of a try that is %s", async (status) => {
	expect(await open(tokenOf(await link(await make(status))))).not.toBeNull();
});

it("made with a key that may change no documents lets one look, and decides nothing", async () => {
	const made = await make();
	const keyFor = (scopes: string[]): UserContext => ({
		...made.sender,
		principal: { ...made.sender.principal, via: "api-key", scopes },
	});
	const reading = ["Service.IdentityVerification.Read"];
	const looking = (await open(tokenOf(await link({ ...made, sender: keyFor(reading) })))) as UserContext;
	expect((await viewIdentity(looking, made)).pictures).toHaveLength(2);
	await expect(acceptIdentity(looking, { ...made, attempt: 1 })).rejects.toMatchObject({ code: "Forbidden" });
	const both = keyFor([...reading, "Service.Documents.Write"]);
	const deciding = (await open(tokenOf(await link({ ...made, sender: both })))) as UserContext;
	await acceptIdentity(deciding, { ...made, attempt: 1 });
});
