import { insertReadyExport } from "../insert-ready-export.ts";
import { takes, type VerbCases } from "../verb-case.ts";

/** Verbs about taking everything along. */
export const EXPORT_VERB_CASES: Pick<VerbCases, "account.export"> = {
	"account.export": {
		on: "nothing",
		verbs: {
			viewExport: takes(),
			startExport: takes(),
			cancelExport: takes(),
			downloadExport: {
				args: async ({ actors }) => [{ exportId: await insertReadyExport(actors.Admin.principal) }],
			},
		},
	},
};
