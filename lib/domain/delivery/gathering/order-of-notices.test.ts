import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { MailKind } from "#lib/queue/definitions.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";

useTestDatabase();

const DONE = { status: "Completed", signedAt: new Date("2031-01-10T20:30:00Z") } as const;

/** The subject of what the sender gets about the first signer, or null for no mail. */
async function told(kind: MailKind, rows: { status?: "Completed"; signedAt?: Date }[], settings = {}) {
	const names = ["Mia", "Omar"];
	const made = await makeSigningDocument(rows.map((row, index) => ({ name: names[index] ?? "", row })));
	const { senderId } = await db().document.findUniqueOrThrow({ where: { id: made.documentId } });
	await db().user.update({ where: { id: senderId }, data: { notificationSettings: settings } });
	const { accountId, documentId } = made;
	const mail = await deliverMail({ kind, accountId, documentId, signerId: made.people[0]?.signerId ?? "" });
	return mail?.subject ?? null;
}

it("a signature is told of while others are waited for", async () => {
	expect(await told("sender-signed", [DONE, {}])).toBe("Mia signed “Lease”");
});

it("the last one is told of by the mail that brings the sealed file, so that none comes after it", async () => {
	expect(await told("sender-signed", [DONE, DONE])).toBeNull();
	expect(await told("sender-signed", [DONE, DONE], { completed: false })).toBe("Mia signed “Lease”");
});

it("who has signed meanwhile is not said to have opened the document", async () => {
	expect(await told("sender-viewed", [{}])).toBe("Mia viewed “Lease”");
	expect(await told("sender-viewed", [DONE])).toBeNull();
});
