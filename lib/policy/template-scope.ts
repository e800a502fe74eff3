import type { TemplateScope } from "#lib/db/stores/templates/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";

/**
 * Which templates a permission reaches: the account’s, the team’s or the own ones, and those shared with the person or
 * their team. As with documents, a session opens templates of either environment.
 *
 * @param shared what a share must allow; null: shares don’t count
 */
export function templateScope(context: GrantedContext, shared: "Use" | "Edit" | null): TemplateScope {
	const { isSandbox, ...scope } = templateListScope(context, shared);
	return context.principal.via === "session" ? scope : { ...scope, isSandbox };
}

/** Which of them a list shows: those of the credential’s environment, or of the one that a session shows. */
export function templateListScope(
	{ principal, reach }: GrantedContext,
	shared: "Use" | "Edit" | null = "Use",
): TemplateScope & { isSandbox: boolean } {
	const { accountId, isSandbox, teamId, userId } = principal;
	const own = reach === "account" ? {} : reach === "team" ? { teamId } : { ownerId: userId };
	return { accountId, isSandbox, own, sharedWith: shared && { teamId, userId, access: shared } };
}
