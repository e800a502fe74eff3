import { expect, it } from "vitest";
import { createSenderIdentityOperation } from "#lib/contract/sender-identities/create-sender-identity.ts";
import { db } from "#lib/db/client.ts";
import { type UserContext, visitorContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { mailedIdentityToken } from "#lib/testing/people.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { answerIdentityRequest } from "./answer-identity-request.ts";
import { createSenderIdentity } from "./create-sender-identity.ts";
import { updateSenderIdentity } from "./update-sender-identity.ts";
import { viewIdentities } from "./view-identities.ts";

useTestDatabase();

const ALL = { search: "", page: 1 };

async function ask(admin: UserContext, email: string, name: string): Promise<string> {
	const input = createSenderIdentityOperation.body.parse({ email, name });
	return (await createSenderIdentity(admin, input)).senderIdentityId;
}

it("the room shows who waits first, what became of the mail, the brand, and what was sent in a name", async () => {
	const admin = await makeUserContext();
	const { accountId } = admin.principal;
	const agreed = await ask(admin, "ada@example.com", "Ada Agreed");
	await answerIdentityRequest(visitorContext(), {
		token: await mailedIdentityToken("ada@example.com"),
		answer: "Approve",
	});
	await insertDocument(admin, { senderIdentityId: agreed, sentAt: new Date() });
	await insertDocument(admin, { senderIdentityId: agreed, status: "Draft" });
	await ask(admin, "zoe@example.com", "Zoe Waits");
	await mailedIdentityToken("zoe@example.com");
	await db().mail.updateMany({
		where: { accountId, to: "zoe@example.com" },
		data: { status: "Failed", error: "550 no" },
	});
	const brand = await db().brand.findFirstOrThrow({ where: { accountId } });
	const update = { name: null, notificationSettings: { sent: true }, redirectUrl: null, locale: null, metaData: null };
	await updateSenderIdentity(admin, { ...update, email: "ada@example.com", brandId: brand.id } as Parameters<
		typeof updateSenderIdentity
	>[1]);
	const { rows, total, brands } = await viewIdentities(admin, ALL);
	expect([total, brands.map(({ id }) => id)]).toEqual([2, [brand.id]]);
	expect(rows).toMatchObject([
		{ name: "Zoe Waits", status: "Pending", failure: "550 no", askedBy: "Ada Sender", documents: 0 },
		{ name: "Ada Agreed", status: "Verified", failure: null, brandName: brand.name, documents: 1 },
	]);
	expect(rows[1]?.notifications).toMatchObject({ sent: true, signed: true, attachSignedDocument: false });
	expect((await viewIdentities(admin, { search: "ZOE@", page: 1 })).rows).toHaveLength(1);
	expect((await viewIdentities(await makeUserContext(), ALL)).rows).toEqual([]);
});
