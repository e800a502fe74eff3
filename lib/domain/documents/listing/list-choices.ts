import { findListChoices, type ListChoices } from "#lib/db/stores/documents/list-choices.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { listScope } from "#lib/policy/document-scope.ts";

export type { ListChoices };

/** What the user's lists can be narrowed to: people and teams whose documents they see, brands, labels in use. */
export const listChoices = defineVerb(
	{ permission: "documents.read" },
	(context: GrantedContext): Promise<ListChoices> => findListChoices(listScope(context)),
);
