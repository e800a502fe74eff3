import { expect, it } from "vitest";
import { db, type Tx } from "#lib/db/client.ts";
import {
	deleteIdentity,
	type LockedIdentity,
	lockIdentity,
	updateIdentity,
} from "#lib/db/stores/sender-identities/sender-identities.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { takeBackToDraft } from "#lib/domain/drafts/copying/take-back-to-draft.ts";
import { openDesk } from "#lib/domain/drafts/editing/open-editor.ts";
import { sendFromDesk } from "#lib/domain/drafts/sending/send-from-editor.ts";
import { answerIdentityRequest } from "#lib/domain/sender-identities/answer-identity-request.ts";
import { makeCaller, sendForm, sendTo } from "#lib/testing/api-caller.ts";
import { countWaiting } from "#lib/testing/count-waiting.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { mailedIdentityToken, makeIdentity } from "#lib/testing/people.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";

useTestDatabase();

/** Somebody in whose name a caller may send. */
async function makeAgreed() {
	const caller = await makeCaller();
	const { email } = await makeIdentity(caller);
	const token = await mailedIdentityToken(email);
	await answerIdentityRequest(visitorContext(), { token, answer: "Approve" });
	return { caller, email, token };
}

type Agreed = Awaited<ReturnType<typeof makeAgreed>>;

/** Each with what it came to: the fields that were refused, and null where it was sent. */
const WAYS = {
	"a request": async ({ caller, email }: Agreed) => {
		const form = await sendForm({ OnBehalfOf: email });
		return async () => {
			const { status, body } = await caller.call("POST", "/v1/document/send", form);
			return status === 200 ? null : [status, Object.keys(body.errors ?? {})];
		};
	},
	"a draft": async ({ caller, email }: Agreed) => {
		const scheduledSendTime = String(Math.floor(Date.now() / 1000) + 7200);
		const documentId = await sendTo(caller, [{}], { onBehalfOf: email, scheduledSendTime });
		const context = await contextOfCaller(caller);
		await takeBackToDraft(context, { documentId });
		const { version } = await openDesk(context, { documentId });
		return () =>
			sendFromDesk(context, { documentId, version, sendAt: null }).then(
				() => null,
				({ status, fields }) => [status, Object.keys(Object(fields))],
			);
	},
} as const;

type Way = keyof typeof WAYS;

const isSent = async ({ caller: { accountId } }: Agreed) =>
	(await db().signer.count({ where: { document: { accountId, sentAt: { not: null } } } })) > 0;

const takeBack = (tx: Tx, identity: LockedIdentity) => updateIdentity(tx, identity, { status: "Revoked" });

it.each<[Way, string, (tx: Tx, identity: LockedIdentity) => Promise<void>]>([
	["a request", "who takes the consent back", takeBack],
	["a request", "whose identity is deleted", deleteIdentity],
	["a draft", "who takes the consent back", takeBack],
	["a draft", "whose identity is deleted", deleteIdentity],
])(
	"%s is not sent in the name of somebody %s while its files are looked at",
	async (way, _, change) => {
		const agreed = await makeAgreed();
		const send = await WAYS[way](agreed);
		let outcome: Promise<unknown> = Promise.resolve();
		await db().$transaction(
			async (tx) => {
				const identity = await lockIdentity(tx, agreed.caller.accountId, agreed.email);
				if (!identity) throw new Error("There is no identity.");
				outcome = send();
				await expect.poll(() => countWaiting("enderIdentity"), { timeout: 60_000 }).toBe(1);
				await change(tx, identity);
			},
			{ timeout: 90_000 },
		);
		expect(await outcome).toEqual([400, ["OnBehalfOf"]]);
		expect(await isSent(agreed)).toBe(false);
	},
	120_000,
);

it.each<Way>(["a request", "a draft"])(
	"who takes the consent back while %s is being sent waits until it is",
	async (way) => {
		const agreed = await makeAgreed();
		const send = await WAYS[way](agreed);
		let both: Promise<unknown[]> = Promise.resolve([]);
		await db().$transaction(
			async (tx) => {
				await tx.$executeRaw`LOCK TABLE "Signer" IN SHARE MODE`;
				const sent = send();
				await expect.poll(() => countWaiting('"Signer"'), { timeout: 60_000 }).toBe(1);
				both = Promise.all([
					sent,
					answerIdentityRequest(visitorContext(), { token: agreed.token, answer: "Withdraw" }),
				]);
				await expect.poll(() => countWaiting('"SenderIdentity"'), { timeout: 60_000 }).toBe(1);
				expect(await isSent(agreed)).toBe(false);
			},
			{ timeout: 150_000 },
		);
		expect(await both).toMatchObject([null, { status: "Revoked" }]);
		expect(await isSent(agreed)).toBe(true);
	},
	180_000,
);
