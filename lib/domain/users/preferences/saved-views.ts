import { randomUUID } from "node:crypto";
import { readListView, writeListView } from "#lib/contract/documents/listing/list-view.ts";
import {
	countOtherViews,
	deleteSavedView,
	listSavedViewRows,
	type SavedViewRow,
	upsertSavedView,
} from "#lib/db/stores/users/saved-views.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** So many views somebody can keep. */
const MOST = 30;

/** The views of the list of documents that the user has kept. */
export const listSavedViews = defineVerb(
	{ permission: "self.manage" },
	({ principal }: UserContext): Promise<SavedViewRow[]> => listSavedViewRows(principal.userId, MOST),
);

/**
 * Keeps a view under a name; one of that name is replaced. What means nothing in its query is left out.
 *
 * @throws AppError Conflict when there are as many as one can keep
 */
export const saveView = defineVerb(
	{ permission: "self.manage" },
	async ({ principal }: UserContext, input: { name: string; query: string }): Promise<void> => {
		const { userId } = principal;
		const given = new URLSearchParams(input.query);
		const query = writeListView(readListView((name) => given.get(name)));
		if ((await countOtherViews(userId, input.name)) >= MOST)
			throw refusal("Conflict", said("viewsMany", { limit: MOST }));
		await upsertSavedView(userId, { id: randomUUID(), name: input.name, query });
	},
);

/** Forgets a view that the user has kept. */
export const removeView = defineVerb(
	{ permission: "self.manage" },
	async ({ principal }: UserContext, input: { id: string }): Promise<void> => {
		await deleteSavedView(principal.userId, input.id);
	},
);
