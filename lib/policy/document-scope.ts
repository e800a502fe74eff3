import type { DocumentScope } from "#lib/db/stores/documents/documents.ts";
import type { GrantedContext } from "#lib/domain/context.ts";

/** The documents of one environment that a user may see. */
export type ListScope = DocumentScope & Required<Pick<DocumentScope, "isSandbox">>;

/**
 * Which documents a permission reaches: the account's, the team's, or the own ones. Sandbox credentials reach sandbox
 * documents only, and live ones live documents; in a browser the address of either opens.
 */
export function documentScope(context: GrantedContext): DocumentScope {
	const { isSandbox, ...scope } = listScope(context);
	return context.principal.via === "session" ? scope : { ...scope, isSandbox };
}

/** The same person as somebody who is asked to sign: that is theirs to do in every document of the account, whoever sent it. */
export function asAsked(context: GrantedContext): GrantedContext {
	return { ...context, reach: "account" };
}

/** Whether a document of the scope's account and environment is within it. */
export function isWithin({ teamId, senderId }: DocumentScope, document: { teamId: string; senderId: string }): boolean {
	return (!teamId || document.teamId === teamId) && (!senderId || document.senderId === senderId);
}

/** Which of them a list shows: those of the credential's environment, or of the one that a session shows. */
export function listScope({ principal, reach }: GrantedContext): ListScope {
	const base = { accountId: principal.accountId, isSandbox: principal.isSandbox };
	if (reach === "account") return base;
	if (reach === "team") return { ...base, teamId: principal.teamId };
	return { ...base, senderId: principal.userId };
}
