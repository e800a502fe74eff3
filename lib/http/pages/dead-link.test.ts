import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { watchRequest } from "#lib/config/passing-failure.ts";
import { hashSecret, newSecret } from "#lib/crypto/secrets.ts";
import { db } from "#lib/db/client.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { openReviewLink } from "#lib/domain/identity-verification/open-review-link.ts";
import { viewIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";
import { mintIdentityLink } from "#lib/domain/sender-identities/identity-link.ts";
import { mintPasswordLink } from "#lib/domain/users/inviting/mint-password-link.ts";
import { findPasswordLink } from "#lib/domain/users/passwords/set-password.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";
import { noteClosedRequest, noteUnusableLink } from "./dead-link.ts";

useTestDatabase();

const PAST = new Date(0);
const UNKNOWN = "x".repeat(43);
const context = visitorContext();
const tokenOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);

/** With which status the framework's 200 leaves. */
function statusOf(open: () => Promise<unknown>): Promise<number> {
	return new Promise((done, fail) => {
		watchRequest((outcome) => {
			open().then(() => done(outcome.pageStatus ?? 200), fail);
		});
	});
}

it("answers a link to choose a password with 404 if it is unknown, and with 410 once it was used or has expired", async () => {
	const { userId } = await makeCaller();
	const mint = async () => tokenOf(await mintPasswordLink(db(), userId, "Reset", new Date()));
	const status = (token: string) =>
		statusOf(async () =>
			noteUnusableLink(context, { kind: "password", token }, await findPasswordLink(context, token)),
		);
	const [used, expired] = [await mint(), await mint()];
	expect([await status(UNKNOWN), await status(used)]).toEqual([404, 200]);
	await db().passwordToken.update({ where: { hash: hashSecret(used) }, data: { usedAt: new Date() } });
	await db().passwordToken.update({ where: { hash: hashSecret(expired) }, data: { expiresAt: PAST } });
	expect([await status(used), await status(expired)]).toEqual([410, 410]);
});

it("answers a link to decide about an identity with 404 if it is unknown, and with 410 once it has expired", async () => {
	const { accountId, people } = await makeSigningDocument([{ name: "Mia" }]);
	const { id: userId } = await db().user.findFirstOrThrow({ where: { accountId } });
	const token = newSecret();
	const hash = hashSecret(token);
	const row = { hash, userId, signerId: people[0]?.signerId ?? "", mayDecide: true };
	await db().identityReviewLink.create({ data: { ...row, expiresAt: new Date(Date.now() + 60_000) } });
	const status = (token: string) =>
		statusOf(async () => noteUnusableLink(context, { kind: "review", token }, await openReviewLink(context, token)));
	expect([await status(UNKNOWN), await status(token)]).toEqual([404, 200]);
	await db().identityReviewLink.update({ where: { hash }, data: { expiresAt: PAST } });
	expect(await status(token)).toBe(410);
});

it("answers a question about sending in someone’s name with 404, or with 410 while it is too late to agree", async () => {
	const { accountId, userId } = await makeCaller();
	const identity = await db().senderIdentity.create({
		data: { id: randomUUID(), accountId, createdById: userId, name: "Ana", email: "ana@example.com" },
	});
	const token = tokenOf(await mintIdentityLink(db(), identity.id, new Date()));
	const status = (token: string) => statusOf(async () => noteClosedRequest(await viewIdentityRequest(context, token)));
	expect([await status(UNKNOWN), await status(token)]).toEqual([404, 200]);
	await db().senderIdentityToken.updateMany({ data: { expiresAt: PAST } });
	expect(await status(token)).toBe(410);
	await db().senderIdentity.update({ where: { id: identity.id }, data: { status: "Verified" } });
	expect(await status(token)).toBe(200);
});
