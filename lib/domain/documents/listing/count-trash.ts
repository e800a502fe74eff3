import { countTrash as countRows } from "#lib/db/stores/documents/trash.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";

/** Counting further takes longer and changes no decision. */
const MOST = 10_000;

/** How many documents emptying the trash would delete; held ones stay. `isMore`: there are more than are counted. */
export const countTrash = defineVerb(
	{ permission: "documents.read" },
	async (context: GrantedContext): Promise<{ count: number; isMore: boolean }> => {
		const count = await countRows(listScope(context), context.now(), MOST + 1);
		return { count: Math.min(count, MOST), isMore: count > MOST };
	},
);
