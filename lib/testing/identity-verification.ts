import { randomUUID } from "node:crypto";
import type { ReadIdentity } from "#lib/contract/documents/reading/identity-review.ts";
import { sealPicture } from "#lib/crypto/picture-box.ts";
import { db } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { sealFindings } from "#lib/domain/identity-verification/findings.ts";
import { storage } from "#lib/storage/storage.ts";

/** Bytes that stand for a picture; no reader looks at them. */
export const PICTURE = Buffer.from("a picture of a passport");

/** What stands in Wanda's passport. */
export const PASSPORT: ReadIdentity = {
	...{ kind: "Passport", country: "UTO", firstName: "WANDA", lastName: "LEE", documentNumber: "L898902C3" },
	...{
		dob: { year: 1974, month: 8, day: 12 },
		issued: null,
		expires: { year: 2032, month: 4, day: 15 },
		address: null,
	},
};

const CHECKS = (["Readable", "CheckDigits", "Kind", "Expiry", "Name"] as const).map((check) => ({
	check,
	outcome: "Passed" as const,
}));

/** Has a signer have sent a passport, which waits for its sender unless the row says otherwise. */
export async function insertVerification(
	signerId: string,
	row: Partial<Prisma.IdentityVerificationUncheckedCreateInput> = {},
): Promise<{ id: string; pictures: string[] }> {
	const signer = await db().signer.findUniqueOrThrow({ where: { id: signerId }, include: { document: true } });
	const { accountId, documentId, document } = signer;
	const now = new Date();
	const { id } = await db().identityVerification.create({
		data: {
			...{ id: randomUUID(), accountId, documentId, signerId, number: 1, status: "Review", kind: "Passport" },
			...{ handId: randomUUID(), beganAt: now, statusAt: now, submittedAt: now, viewerId: document.senderId },
			findings: sealFindings({ source: "Mrz", data: PASSPORT, checks: CHECKS }),
			...row,
		},
	});
	const pictures: string[] = [];
	for (const picture of ["Front", "Selfie"]) {
		const { sealed, wrappedKey } = sealPicture(PICTURE);
		const { key: objectKey } = await storage().putBytes(accountId, sealed);
		const fileId = randomUUID();
		const data = { id: fileId, verificationId: id, documentId, picture, source: "Camera", objectKey, wrappedKey };
		await db().identityPicture.create({ data: { ...data, takenAt: now } });
		pictures.push(fileId);
	}
	return { id, pictures };
}
