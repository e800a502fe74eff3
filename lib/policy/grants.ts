import { coversScope } from "#lib/contract/scopes.ts";
import type { Context, Principal, Reach, UserContext, UserPrincipal } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { PERMISSIONS, type Permission, type PermissionRow, type UserGrant } from "./permissions.ts";

/** What came of asking: the rows that are reached, or why none are. */
type Decision =
	| { isGranted: true; reach: Reach | null }
	| { isGranted: false; because: "kind" | "role" | "credential" | "scope" | "sandbox" };

/** Whether the credential is a key or a token of the sandbox. A browser's session only shows one environment. */
export function isSandboxCredential({ via, isSandbox }: Pick<UserPrincipal, "via" | "isSandbox">): boolean {
	return isSandbox && via !== "session";
}

/** Minutes after a sign-in or confirmation during which a session has permissions with `needsReauth`. */
export const REAUTH_MINUTES = 15;

/** Judges a principal by the table; what the table does not say is refused. */
export function decide(principal: Principal, permission: Permission): Decision {
	const row: PermissionRow = PERMISSIONS[permission];
	if (principal.kind !== "user") {
		const isGranted = row.others?.includes(principal.kind) ?? false;
		return isGranted ? { isGranted, reach: null } : { isGranted, because: "kind" };
	}
	return row.users ? decideUser(principal, row.users) : { isGranted: false, because: "kind" };
}

type Credential = Pick<UserPrincipal, "role" | "via" | "isSandbox" | "scopes" | "reviewed">;

function decideUser(principal: Credential, grant: UserGrant): Decision {
	const { roles, through, sandbox } = grant;
	const reach = roles[principal.role];
	if (principal.via === "review-link") {
		const isMeant = grant.byReviewLink === "looking" || (grant.byReviewLink && principal.reviewed?.mayDecide);
		return isMeant && reach ? { isGranted: true, reach } : { isGranted: false, because: "credential" };
	}
	if (through === "session" && principal.via !== "session") return { isGranted: false, because: "credential" };
	const needsScope = through !== "session" && through !== "any" && principal.scopes !== undefined;
	if (needsScope && !coversScope(principal.scopes ?? [], through)) return { isGranted: false, because: "scope" };
	if (reach === undefined) return { isGranted: false, because: "role" };
	if (sandbox === "closed" && isSandboxCredential(principal)) return { isGranted: false, because: "sandbox" };
	return { isGranted: true, reach };
}

/** Whether a principal may, for pages that show a way only to who can go it. */
export function isAllowed(principal: Principal, permission: Permission): boolean {
	return decide(principal, permission).isGranted;
}

/**
 * The rows that a permission reaches.
 *
 * @returns null for principals that are no users: what they hold names the rows
 * @throws AppError Forbidden; NotFound where the table hides the permission (`isHidden`); ReauthRequired for a session
 *   that needs a confirmation first
 */
export function requirePermission(
	{ principal, now }: Pick<Context, "principal" | "now">,
	permission: Permission,
): Reach | null {
	const decision = decide(principal, permission);
	const row: PermissionRow = PERMISSIONS[permission];
	if (decision.isGranted) {
		if (row.users?.needsReauth && !isReauthed(principal, now())) throw new AppError("ReauthRequired");
		return decision.reach;
	}
	if (row.users?.isHidden) throw new AppError("NotFound");
	if (decision.because === "sandbox")
		throw new AppError("Forbidden", SANDBOX_REFUSAL, { caseCode: "LiveCredentialsRequired" });
	const isAdmins = decision.because === "role" && Object.keys(row.users?.roles ?? {}).join() === "Admin";
	throw isAdmins ? refusal("Forbidden", said("onlyAdmins")) : new AppError("Forbidden");
}

/**
 * Whether a session must be confirmed before it allows an app these scopes: the app’s token could use a permission
 * with `needsReauth`. Judged as for an Admin, since consent outlasts a change of role.
 */
export function mustConfirmScopes(
	{ principal, now }: Pick<UserContext, "principal" | "now">,
	{ scopes, isSandbox }: { scopes: readonly string[]; isSandbox: boolean },
): boolean {
	const token = { role: "Admin", via: "oauth", scopes, isSandbox } as const;
	const canUse = ({ users }: PermissionRow) => users?.needsReauth && decideUser(token, users).isGranted;
	return Object.values<PermissionRow>(PERMISSIONS).some(canUse) && !isReauthed(principal, now());
}

/** Keys, tokens, commands and jobs can’t be asked for a confirmation: only their scopes and the table apply. */
function isReauthed(principal: Principal, now: Date): boolean {
	if (principal.kind !== "user" || principal.via !== "session") return true;
	const { reauthedAt } = principal;
	return reauthedAt !== undefined && now.getTime() - reauthedAt.getTime() < REAUTH_MINUTES * 60_000;
}

const SANDBOX_REFUSAL = "Sandbox keys and tokens can’t change what live documents use. Use a live one.";

/**
 * Holds users to their own account where what is asked names one; whoever is no user works for any.
 *
 * @throws AppError NotFound
 */
export function requireOwnAccount(principal: Principal, accountId: string): void {
	if (principal.kind === "user" && principal.accountId !== accountId) throw new AppError("NotFound");
}

/**
 * Holds a sandbox key or token to what was made with one.
 *
 * @throws AppError Forbidden
 */
export function requireOwnEnvironment(principal: UserPrincipal, row: { isSandbox: boolean }): void {
	if (!isSandboxCredential(principal) || row.isSandbox) return;
	throw new AppError("Forbidden", "Sandbox keys and tokens can only change what they created. Use a live one.", {
		caseCode: "LiveCredentialsRequired",
	});
}

/** What a sandbox key or token is answered that would change what live documents use. */
export function usedLive(thing: "brand" | "custom field"): AppError {
	return new AppError("Forbidden", `Live documents use this ${thing}, so sandbox keys and tokens can’t change it.`, {
		caseCode: "LiveCredentialsRequired",
	});
}
