import { env } from "#lib/config/env.ts";
import type { UserRole } from "#lib/contract/users/literals.ts";
import { PROVIDER_LIMITS, type ProviderSettings } from "#lib/contract/users/sign-in-provider.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;
const WELL_KNOWN = /\/\.well-known\/openid-configuration\/?$/;
/** RFC 6749 section 3.3. */
const SCOPE = /^[\x21\x23-\x5B\x5D-\x7E]+$/;

/** A sign-in at the provider confirms a session here if it is at most this old. */
export const PROVIDER_PROOF_MS = 5 * 60_000;

/** Where an account's provider leads back to. Each account has its own, so that no answer is taken for another's. */
export function callbackUrl(accountId: string): string {
	return `${env().publicUrl}/sign-in/with/${accountId}/callback`;
}

/** Where a provider leads back to after somebody has signed out there. */
export function afterSignOutUrl(): string {
	return `${env().publicUrl}/sign-in`;
}

/**
 * The settings in the form in which they are stored.
 *
 * @throws AppError ValidationError that names the setting
 */
export function settledProvider(given: ProviderSettings): ProviderSettings {
	const domains = settledDomains(given.domains);
	if (given.createsUsers && domains.length === 0) throw fieldRefusal("domains", said("providerDomainsMissing"));
	if (given.trustsEmails && domains.length === 0) throw fieldRefusal("domains", said("providerDomainsTrusted"));
	const groupClaim = given.groupClaim?.trim() || null;
	return {
		...given,
		name: settledText("name", given.name, PROVIDER_LIMITS.name),
		issuer: settledIssuer(given.issuer),
		clientId: settledText("clientId", given.clientId, PROVIDER_LIMITS.text),
		scopes: settledScopes(given.scopes),
		domains,
		groupClaim: groupClaim && settledText("groupClaim", groupClaim, PROVIDER_LIMITS.text),
		...settledGroups(given),
	};
}

function settledText(name: string, given: string, limit: number): string {
	const text = given.trim();
	if (text === "") throw fieldRefusal(name, said("providerMissing"));
	if (text.length > limit) throw fieldRefusal(name, said("tooLong", { limit }));
	return text;
}

/** People paste the address of the description as well. */
function settledIssuer(given: string): string {
	const text = settledText("issuer", given, PROVIDER_LIMITS.text).replace(WELL_KNOWN, "");
	const url = URL.canParse(text) ? new URL(text) : null;
	const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
	if (!isAddress || url.search !== "" || url.hash !== "") throw fieldRefusal("issuer", said("providerIssuer"));
	return text;
}

function settledScopes(given: string): string {
	const scopes = given.split(/[\s,]+/).filter(Boolean);
	if (given.length > PROVIDER_LIMITS.text || !scopes.every((scope) => SCOPE.test(scope))) {
		throw fieldRefusal("scopes", said("providerScopes"));
	}
	return [...new Set(["openid", ...scopes])].join(" ");
}

function settledDomains(given: string[]): string[] {
	const domains = [...new Set(given.map((one) => one.trim().toLowerCase().replace(/^@/, "")).filter(Boolean))];
	const { domains: limit } = PROVIDER_LIMITS;
	if (domains.length > limit) throw fieldRefusal("domains", said("providerMany", { limit }));
	const wrong = domains.find((domain) => !DOMAIN.test(domain));
	if (wrong !== undefined) throw fieldRefusal("domains", said("providerDomain", { name: wrong }));
	return domains;
}

type Groups = Pick<ProviderSettings, "adminGroups" | "teamAdminGroups" | "memberGroups">;

function settledGroups(given: Groups): Groups {
	const settle = (name: keyof Groups) => {
		const groups = [...new Set(given[name].map((one) => one.trim()).filter(Boolean))];
		const { groups: limit, text } = PROVIDER_LIMITS;
		if (groups.length > limit) throw fieldRefusal(name, said("providerMany", { limit }));
		if (groups.some((group) => group.length > text)) throw fieldRefusal(name, said("tooLong", { limit: text }));
		return groups;
	};
	return {
		adminGroups: settle("adminGroups"),
		teamAdminGroups: settle("teamAdminGroups"),
		memberGroups: settle("memberGroups"),
	};
}

/** The part of an address behind its last @, in lower case. */
export function domainOf(email: string): string {
	return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** The role that somebody's groups give them, the highest one of several; null: they say nothing of it. */
export function roleOf(
	rules: Groups & { groupClaim: string | null },
	groups: readonly string[] | null,
): UserRole | null {
	if (rules.groupClaim === null || groups === null) return null;
	const isIn = (named: readonly string[]) => named.some((group) => groups.includes(group));
	if (isIn(rules.adminGroups)) return "Admin";
	if (isIn(rules.teamAdminGroups)) return "TeamAdmin";
	return isIn(rules.memberGroups) ? "Member" : null;
}
