import { expect, it } from "vitest";
import { db, type Tx } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { acceptTry, type LockedTry, refuseTry } from "#lib/domain/identity-verification/end-verification.ts";
import { lockTry } from "#lib/domain/identity-verification/lock-try.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { identityPageOf } from "#lib/testing/hosted-identity.ts";
import { askedForDocument, beginIn } from "#lib/testing/identifying.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";

useTestDatabase();

const context = jobContext();
type Decide = (tx: Tx, locked: LockedTry) => Promise<void>;

it.each<[string, Decide, object]>([
	["accepted", (tx, locked) => acceptTry(tx, context, locked, null), { stage: "open" }],
	[
		"refused",
		(tx, locked) => refuseTry(tx, context, locked, { reason: "NotVerified", note: null, reviewer: null }),
		{ stage: "Start", triesLeft: 4, failed: { reason: "NotVerified", note: null } },
	],
])(
	"a try that is %s while its page is being read shows so, with all that follows from it",
	async (_, decide, shown) => {
		const { documentId, accountId, people } = await makeSigningDocument([{ name: "Mia", row: askedForDocument() }]);
		const { token = "", signerId = "" } = people[0] ?? {};
		const secret = await beginIn(token);
		await db().identityVerification.updateMany({ where: { signerId }, data: { status: "Submitted" } });
		expect(await identityPageOf(token, secret)).toMatchObject({ stage: "Reading", triesLeft: 5 });
		let page: ReturnType<typeof identityPageOf> | undefined;
		await db().$transaction(
			async (tx) => {
				await tx.$executeRaw`LOCK TABLE "IdentityVerification" IN ACCESS EXCLUSIVE MODE`;
				page = identityPageOf(token, secret);
				await expect.poll(() => countWaiting('"IdentityVerification"'), { timeout: 60_000 }).toBe(1);
				const locked = await lockTry(tx, { accountId }, { documentId, signerId });
				if (!locked) throw new Error("There is no try.");
				await decide(tx, locked);
			},
			{ timeout: 90_000 },
		);
		expect(await page).toMatchObject(shown);
	},
	120_000,
);
