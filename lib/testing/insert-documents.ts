import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { UserContext } from "#lib/domain/context.ts";

type Row = Partial<Omit<Prisma.DocumentUncheckedCreateInput, "signers" | "files">> & {
	signers?: Partial<Prisma.SignerUncheckedCreateWithoutDocumentInput>[];
};

/**
 * Puts a document of a user straight into the database, for tests of what is read: nothing was
 * uploaded and no event happened.
 *
 * @returns its id
 */
export async function insertDocument({ principal }: UserContext, row: Row = {}): Promise<string> {
	const id = randomUUID();
	const { signers = [{}], ...rest } = row;
	await db().document.create({
		data: {
			id,
			accountId: principal.accountId,
			teamId: principal.teamId,
			senderId: principal.userId,
			title: "Lease",
			searchText: String(rest.title ?? "Lease").toLowerCase(),
			activityAt: new Date(),
			...rest,
			signers: {
				create: signers.map((signer, position) => ({
					id: randomUUID(),
					accountId: principal.accountId,
					position,
					order: position + 1,
					name: "Grace Signer",
					email: "grace@example.com",
					deliveryStatus: "Sent" as const,
					activatedAt: new Date(),
					...signer,
				})),
			},
		},
	});
	return id;
}
