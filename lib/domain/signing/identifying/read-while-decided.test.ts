import { expect, it } from "vitest";
import { db, type Tx } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { endPrefillHold } from "#lib/domain/documents/changing/end-prefill-hold.ts";
import { acceptTry, type LockedTry, refuseTry } from "#lib/domain/identity-verification/end-verification.ts";
import { lockTry } from "#lib/domain/identity-verification/lock-try.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { identityPageOf } from "#lib/testing/hosted-identity.ts";
import { askedForDocument, beginIn } from "#lib/testing/identifying.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";

useTestDatabase();

const context = jobContext();
type Step = (tx: Tx, locked: LockedTry) => Promise<unknown>;

const accept: Step = (tx, locked) => acceptTry(tx, context, locked, null);
const refuse: Step = (tx, locked) => {
	return refuseTry(tx, context, locked, { reason: "NotVerified", note: null, reviewer: null });
};
const letGoOn: Step = (tx, { document, signer }) => endPrefillHold(tx, context, document, { signer, by: "sender" });

const HOLDS = { holdsForPrefill: true };
const REFUSED = { stage: "Start", triesLeft: 4, failed: { reason: "NotVerified", note: null } };

/** `table`: the page is read as far as what is in it; `before`: what was decided earlier. */
type Case = { asked?: object; before?: Step; stage: string; table: string; step: Step; shown: object };

it.each<[string, Case]>([
	["accepted", { stage: "Reading", table: "IdentityVerification", step: accept, shown: { stage: "open" } }],
	["accepted", { stage: "Reading", table: "DocumentFile", step: accept, shown: { stage: "open" } }],
	["refused", { stage: "Reading", table: "IdentityVerification", step: refuse, shown: REFUSED }],
	[
		"accepted and held",
		{ asked: HOLDS, stage: "Reading", table: "IdentityVerification", step: accept, shown: { stage: "Held" } },
	],
	[
		"held no longer",
		{ asked: HOLDS, before: accept, stage: "Held", table: "DocumentFile", step: letGoOn, shown: { stage: "open" } },
	],
])(
	"a try that is %s while its page is being read leaves nobody behind",
	async (_, one) => {
		const { documentId, accountId, people } = await makeSigningDocument([
			{ name: "Mia", row: askedForDocument(one.asked) },
		]);
		const { token = "", signerId = "" } = people[0] ?? {};
		const secret = await beginIn(token);
		await db().identityVerification.updateMany({ where: { signerId }, data: { status: "Submitted" } });
		const decide = async (tx: Tx, step: Step) => {
			const locked = await lockTry(tx, { accountId }, { documentId, signerId });
			if (!locked) throw new Error("There is no try.");
			await step(tx, locked);
		};
		const { before, stage, table, step, shown } = one;
		if (before) await db().$transaction((tx) => decide(tx, before));
		expect(await identityPageOf(token, secret)).toMatchObject({ stage });
		let page: ReturnType<typeof identityPageOf> | undefined;
		await db().$transaction(
			async (tx) => {
				await tx.$executeRawUnsafe(`LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
				page = identityPageOf(token, secret);
				await expect.poll(() => countWaiting(`"${table}"`), { timeout: 60_000 }).toBe(1);
				await decide(tx, step);
			},
			{ timeout: 90_000 },
		);
		expect(await page).toMatchObject(shown);
	},
	120_000,
);
