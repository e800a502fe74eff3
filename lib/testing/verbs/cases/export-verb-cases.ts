import { db } from "#lib/db/client.ts";
import { insertReadyExport } from "../insert-ready-export.ts";
import { takes, type VerbCases } from "../verb-case.ts";

/** Verbs about taking everything along, and about deleting all documents. */
export const EXPORT_VERB_CASES: Pick<
	VerbCases,
	"account.export" | "account.start-export" | "account.delete-content" | "account.start-deletion"
> = {
	"account.export": {
		on: "nothing",
		verbs: {
			viewExport: takes(),
			cancelExport: takes(),
			downloadExport: {
				args: async ({ actors }) => [{ exportId: await insertReadyExport(actors.Admin.principal) }],
			},
		},
	},
	"account.start-export": { on: "nothing", verbs: { startExport: takes() } },
	"account.delete-content": {
		on: "nothing",
		verbs: {
			viewDeletion: takes(),
			findPendingDeletion: takes(),
			undoDeletion: takes(),
		},
	},
	"account.start-deletion": {
		on: "nothing",
		verbs: {
			startDeletion: {
				args: async ({ actors }) => {
					const { accountId: id } = actors.Admin.principal;
					const { name } = await db().account.findUniqueOrThrow({ where: { id } });
					return [{ name, takesCertificates: true }];
				},
			},
		},
	},
};
