import { expect, it } from "vitest";
import { db, type Tx } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { endPrefillHold } from "#lib/domain/documents/changing/end-prefill-hold.ts";
import { getDocumentVersion } from "#lib/domain/documents/viewing/document-version.ts";
import { acceptTry, type LockedTry, refuseTry } from "#lib/domain/identity-verification/end-verification.ts";
import { lockTry } from "#lib/domain/identity-verification/lock-try.ts";
import { viewIdentity } from "#lib/domain/identity-verification/view-identity.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { identityPageOf } from "#lib/testing/hosted-identity.ts";
import { askedForDocument, beginIn, senderOf } from "#lib/testing/identifying.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";

useTestDatabase();

const context = jobContext();
type Step = (tx: Tx, locked: LockedTry) => Promise<unknown>;

const accept: Step = (tx, locked) => acceptTry(tx, context, locked, null);
const refuse: Step = (tx, locked) =>
	refuseTry(tx, context, locked, { reason: "NotVerified", note: null, reviewer: null });
const letGoOn: Step = (tx, { document, signer }) => endPrefillHold(tx, context, document, { signer, by: "sender" });

const HOLDS = { holdsForPrefill: true };
const TRIES = "IdentityVerification";

/** A signer of whom a passport is asked, and who has begun to show it. */
async function makeShowing(asked: Parameters<typeof askedForDocument>, status: "Submitted" | "Review") {
	const fields = [makeField("TextBox", { id: "holder" })];
	const person = { name: "Mia", row: askedForDocument(...asked), fields };
	const { documentId, accountId, people } = await makeSigningDocument([person]);
	const { token = "", signerId = "" } = people[0] ?? {};
	const secret = await beginIn(token);
	await db().identityVerification.updateMany({ where: { signerId }, data: { status } });
	const decide = async (tx: Tx, step: Step) => {
		const locked = await lockTry(tx, { accountId }, { documentId, signerId });
		if (!locked) throw new Error("There is no try.");
		await step(tx, locked);
	};
	return { documentId, signerId, decide, page: () => identityPageOf(token, secret) };
}

/** What somebody reads while something is decided, all of it, when they have come as far as a table. */
async function readWhile<T>(table: string, decide: (tx: Tx) => Promise<void>, read: () => Promise<T>) {
	let outcome: Promise<T> | undefined;
	await db().$transaction(
		async (tx) => {
			await tx.$executeRawUnsafe(`LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
			outcome = read();
			await expect.poll(() => countWaiting(`"${table}"`), { timeout: 60_000 }).toBe(1);
			await decide(tx);
		},
		{ timeout: 90_000 },
	);
	return outcome;
}

const REFUSED = { stage: "Start", triesLeft: 4, failed: { reason: "NotVerified", note: null } };

/** `table`: the page is read as far as what is in it; `before`: what was decided earlier. */
type Case = { asked?: object; before?: Step; stage: string; table: string; step: Step; shown: object };

it.each<[string, Case]>([
	["accepted", { stage: "Reading", table: TRIES, step: accept, shown: { stage: "open" } }],
	["accepted", { stage: "Reading", table: "DocumentFile", step: accept, shown: { stage: "open" } }],
	["refused", { stage: "Reading", table: TRIES, step: refuse, shown: REFUSED }],
	["accepted and held", { asked: HOLDS, stage: "Reading", table: TRIES, step: accept, shown: { stage: "Held" } }],
	[
		"held no longer",
		{ asked: HOLDS, before: accept, stage: "Held", table: "DocumentFile", step: letGoOn, shown: { stage: "open" } },
	],
])(
	"a try that is %s while its page is being read leaves nobody behind",
	async (_, one) => {
		const { asked, before, stage, table, step, shown } = one;
		const { decide, page } = await makeShowing([asked], "Submitted");
		if (before) await db().$transaction((tx) => decide(tx, before));
		expect(await page()).toMatchObject({ stage });
		expect(await readWhile(table, (tx) => decide(tx, step), page)).toMatchObject(shown);
	},
	120_000,
);

it.each<[string, Step, object]>([
	["accepted", accept, { state: "Held", hold: { fields: [{ id: "holder" }] }, decision: { outcome: "Accepted" } }],
	["refused", refuse, { state: "Locked", triesLeft: 0, hold: null, decision: { outcome: "Rejected" } }],
])(
	"a try that another reviewer has %s while its sender reads it shows so, with all that follows from it",
	async (_, step, shown) => {
		const { documentId, signerId, decide } = await makeShowing([HOLDS, { failedProofs: 4 }], "Review");
		const sender = await senderOf(documentId);
		const read = () => viewIdentity(sender, { documentId, signerId });
		const { version, ...before } = await read();
		expect(before).toMatchObject({ state: "Review", triesLeft: 1, hold: null, decision: null });
		// The page of somebody who is signed in asks for newer ones: it may not be told that it has them.
		const during = await readWhile(TRIES, (tx) => decide(tx, step), read);
		expect(during).toMatchObject({ ...shown, version });
		expect(await read()).toMatchObject({ ...shown, version: await getDocumentVersion(sender, { documentId }) });
		expect((await read()).version).not.toBe(version);
	},
	120_000,
);
