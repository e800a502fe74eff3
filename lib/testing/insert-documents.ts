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
	const { signers = [{}], ...rest } = row;
	const data = documentRow(principal, rest);
	await db().document.create({
		data: {
			...data,
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
	return data.id;
}

/** Puts many at once, which nobody is asked to sign. */
export async function insertDocuments({ principal }: UserContext, rows: Omit<Row, "signers">[]): Promise<void> {
	await db().document.createMany({ data: rows.map((row) => documentRow(principal, row)) });
}

let lastMs = 0;

/** Later than any before: lists sort by the time of the last activity, and by random ids within a millisecond. */
function nextMoment(): Date {
	lastMs = Math.max(Date.now(), lastMs + 1);
	return new Date(lastMs);
}

function documentRow({ accountId, teamId, userId }: UserContext["principal"], row: Omit<Row, "signers">) {
	return {
		...{ id: randomUUID(), accountId, teamId, senderId: userId, title: "Lease", activityAt: nextMoment() },
		searchText: String(row.title ?? "Lease").toLowerCase(),
		...row,
	};
}
