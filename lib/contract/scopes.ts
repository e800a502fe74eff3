import type { Scope } from "./operation.ts";

/** What identifies a user to an application, and lets it come back without them (OpenID Connect Core 5.4, 11). */
export const IDENTITY_SCOPES = ["openid", "profile", "email", "offline_access"] as const;

/** What an application may be let do with the API (lib/contract/README.md "Scopes"). */
export const API_SCOPES = [
	"Service.Documents.All",
	"Service.Documents.Read",
	"Service.Documents.Write",
	"Service.Documents.Create",
	"Service.Documents.Delete",
	"Service.Templates.All",
	"Service.Templates.Read",
	"Service.Templates.Write",
	"Service.Templates.Create",
	"Service.Templates.Delete",
	"Service.Users.All",
	"Service.Users.Read",
	"Service.Users.Write",
	"Service.Teams.All",
	"Service.Teams.Read",
	"Service.Teams.Write",
	"Service.SenderIdentity.All",
	"Service.SenderIdentity.Read",
	"Service.SenderIdentity.Write",
	"Service.SenderIdentity.Create",
	"Service.SenderIdentity.Delete",
	"Service.Brands.All",
	"Service.CustomFields.All",
	"Service.Contacts.All",
	"Service.Contacts.Read",
	"Service.Contacts.Write",
	"Service.IdentityVerification.Read",
] as const;

type ApiScope = (typeof API_SCOPES)[number];
export type OAuthScope = ApiScope | (typeof IDENTITY_SCOPES)[number];

export const OAUTH_SCOPES: readonly OAuthScope[] = [...IDENTITY_SCOPES, ...API_SCOPES];

/** Names by which clients of BoldSign's API know the scopes here, as ours; any other text stays as it is. */
export function canonicalScope(scope: string): string {
	return scope.replace(/^BoldSign\./, "Service.");
}

/** Whether scopes that were given let a call of an operation pass: its own scope, or the one for all of its kind. */
export function coversScope(granted: readonly string[], needed: Scope): boolean {
	const all = `${needed.slice(0, needed.lastIndexOf("."))}.All`;
	return granted.includes(needed) || granted.includes(all);
}

/** What a new application is given unless somebody chooses. */
export const DEFAULT_SCOPES: readonly OAuthScope[] = [...IDENTITY_SCOPES, "Service.Documents.All"];
