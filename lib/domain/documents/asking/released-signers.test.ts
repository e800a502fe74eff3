import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext, type UserContext } from "#lib/domain/context.ts";
import { sendMail } from "#lib/domain/delivery/sending/send-mail.ts";
import { applyCorrection } from "#lib/domain/drafts/correcting/apply-correction.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";
import { change, makeSent, openCorrected, personOf, sign } from "#lib/testing/correcting-document.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { changeRecipient } from "../changing/change-recipient.ts";

useTestDatabase();
afterAll(closePdfPool);

/** Delivers what tells people that nothing is asked of them any more. @returns to whom, and what stands in it */
async function released(documentId: string) {
	const jobs = await db().$queryRaw<{ id: string; data: JobPayload<"mail"> }[]>`
		SELECT "id", "data" FROM pgboss.job
		WHERE "name" = 'mail' AND "data"->>'documentId' = ${documentId} AND "data"->>'kind' = 'signer-released'`;
	for (const { id, data } of jobs) await sendMail(jobContext(), { id, payload: data, isLastAttempt: false });
	return db().mail.findMany({ where: { documentId, kind: "signer-released" }, orderBy: { to: "asc" } });
}

/** Applies a correction that takes a person out with their fields. */
async function takeOut(context: UserContext, documentId: string, recipientId: string): Promise<void> {
	await correct(context, documentId, ({ fields }) => [
		...Object.entries(fields).flatMap(([id, field]): DraftChange[] =>
			field.recipientId === recipientId ? [{ kind: "remove", in: "fields", id }] : [],
		),
		{ kind: "remove", in: "recipients", id: recipientId },
	]);
}

async function correct(context: UserContext, documentId: string, changes: (state: DraftState) => DraftChange[]) {
	const desk = await openCorrected(context, documentId);
	const version = await change(context, documentId, desk, changes(desk.state));
	await applyCorrection(context, { documentId, version });
}

it("tells whom a correction takes out by mail, with no link in it, and the trail says who", async () => {
	const { context, documentId } = await makeSent(["Ana", "Ben"]);
	const ben = await personOf(documentId, "Ben");
	await takeOut(context, documentId, ben.signerId);
	const [mail, ...others] = await released(documentId);
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ to: "ben@example.com", subject: "Request cancelled: “Lease”", status: "Sent" });
	expect(mail?.text).toContain("Ben");
	expect(mail?.text).not.toContain("/sign/");
	const trail = await db().auditEvent.findFirstOrThrow({ where: { documentId, type: "DocumentEdited" } });
	const who = { signerId: ben.signerId, name: "Ben", email: "ben@example.com", locale: "EN", task: "sign" };
	expect(trail.data).toMatchObject({ released: [who] });
	const said = await db().auditEvent.findFirst({
		where: { documentId, type: "MailSent", data: { path: ["kind"], equals: "signer-released" } },
	});
	expect(said?.data).toMatchObject({ to: "ben@example.com" });
});

it("tells whose place another person takes, by a correction or a call, and not where the address stays", async () => {
	const { context, documentId } = await makeSent(["Ana"]);
	const { signerId } = await personOf(documentId, "Ana");
	const patch = (set: object) => () => [{ kind: "patch" as const, in: "recipients" as const, id: signerId, set }];
	await correct(context, documentId, patch({ name: "Anna", deliveryMode: "EmailAndSMS", phone: "+33 6 12 34 56 78" }));
	expect(await released(documentId)).toEqual([]);
	await correct(context, documentId, patch({ name: "Ada", email: "ada@example.com" }));
	const to = { oldSignerEmail: "ada@example.com", newSignerName: "Eve", newSignerEmail: "eve@example.com" };
	await changeRecipient(context, { documentId, ...to, phoneNumber: null, reason: "Away", order: null });
	const mails = await released(documentId);
	expect(mails.map((mail) => mail.to)).toEqual(["ada@example.com", "ana@example.com"]);
	// Two people of one place: each mail greets its own.
	expect(mails.map(({ text }) => /Hello (\w+)/.exec(text)?.[1])).toEqual(["Ada", "Anna"]);
});

it("tells nobody who was not asked yet, has signed, or wants no such mail", async () => {
	const later = await makeSent(["Ana", "Ben"], { EnableSigningOrder: "true" });
	await takeOut(later.context, later.documentId, (await personOf(later.documentId, "Ben")).signerId);
	expect(await released(later.documentId)).toEqual([]);

	const quiet = await makeSent(["Ana", "Ben"], {}, { recipientNotificationSettings: { editRecipient: false } });
	await takeOut(quiet.context, quiet.documentId, (await personOf(quiet.documentId, "Ben")).signerId);
	expect(await released(quiet.documentId)).toEqual([]);

	const signed = await makeSent(["Ana", "Ben"]);
	await sign((await personOf(signed.documentId, "Ana")).link, 0);
	await takeOut(signed.context, signed.documentId, (await personOf(signed.documentId, "Ben")).signerId);
	expect((await released(signed.documentId)).map(({ to }) => to)).toEqual(["ben@example.com"]);
});
