import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { storage } from "#lib/storage/storage.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { makeSigningDocument } from "#lib/testing/signing-document.ts";

useTestDatabase();

type Row = Partial<Prisma.SignerUncheckedCreateInput>;
const phone = { phoneCountryCode: "+33", phoneNumber: "612345678" };

it("the sealed file hangs on no mail to who has more to prove than that they read it", async () => {
	const rows: [Row, number][] = [
		[{}, 1],
		[{ authenticationType: "EmailOTP" }, 1],
		[{ authenticationType: "AccessCode" }, 0],
		[{ authenticationType: "SMSOTP", ...phone }, 0],
		// Nothing is to be proved any more.
		[{ authenticationType: "AccessCode", authenticationFrequency: "UntilSignCompleted" }, 1],
	];
	const { documentId, accountId, people } = await makeSigningDocument(
		rows.map(([row], index) => ({ name: `Mia${index}`, row: { ...row, status: "Completed", signedAt: new Date() } })),
	);
	const { key: sealedKey } = await storage().putBytes(accountId, Buffer.from("%PDF-1.7 sealed"));
	const data = { status: "Completed", sealState: "Sealed", sealedKey, closedAt: new Date() } as const;
	await db().document.update({ where: { id: documentId }, data });
	for (const [index, [row, attached]] of rows.entries()) {
		const { signerId = "" } = people[index] ?? {};
		const mail = await deliverMail({ kind: "signer-completed", accountId, documentId, signerId });
		expect([row, mail?.attachments.length]).toEqual([row, attached]);
		expect(mail?.text).toContain("/sign/");
	}
});
