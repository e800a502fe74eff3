import { type ContentDeletionRow, countDocumentsLeft, findContentDeletion } from "#lib/db/stores/content-deletions.ts";
import { type HeldDocument, listHeldDocuments } from "#lib/db/stores/documents/holds.ts";
import { countKeptCertificates } from "#lib/db/stores/documents/kept-certificates.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** So many held documents are named. */
const NAMED = 20;

type DeletionView = {
	/** null: none was asked for. */
	deletion: Pick<
		ContentDeletionRow,
		"status" | "personName" | "startedAt" | "dueAt" | "endedAt" | "documentCount" | "keptCount" | "takesCertificates"
	> | null;
	/** How many are still to be deleted; of one that is being carried out. */
	left: number;
	/** Documents that stay because an Admin holds them, so many as are named, and whether there are more. */
	held: HeldDocument[];
	hasMoreHeld: boolean;
	/** How many certificates there are of documents that are gone, or will be. */
	certificates: number;
};

/** The deletion of all documents, as Admins see it. */
export const viewDeletion = defineVerb(
	{ permission: "account.delete-content" },
	async ({ principal }: UserContext): Promise<DeletionView> => {
		const { accountId } = principal;
		const [deletion, held, certificates] = await Promise.all([
			findContentDeletion(accountId),
			listHeldDocuments(accountId, { afterId: null, limit: NAMED + 1 }),
			countKeptCertificates(accountId),
		]);
		const isRunning = deletion?.status === "Running";
		const left = isRunning ? (await countDocumentsLeft(accountId, deletion.dueAt)).others : 0;
		return { deletion, left, held: held.slice(0, NAMED), hasMoreHeld: held.length > NAMED, certificates };
	},
);

/** Until when all documents can be kept, for a line on every page; null: nobody wants them deleted. */
export const findPendingDeletion = defineVerb(
	{ permission: "account.delete-content" },
	async ({ principal }: UserContext): Promise<{ dueAt: Date; isRunning: boolean } | null> => {
		const deletion = await findContentDeletion(principal.accountId);
		if (!deletion || deletion.status === "Done") return null;
		return { dueAt: deletion.dueAt, isRunning: deletion.status === "Running" };
	},
);
