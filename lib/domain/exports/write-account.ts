import { env } from "#lib/config/env.ts";
import { findAccount, listApiKeys } from "#lib/db/stores/installation/provisioning.ts";
import { findLogo, listOAuthAppRows } from "#lib/db/stores/oauth/oauth-apps.ts";
import { findSignInProvider, type SignInProviderRow } from "#lib/db/stores/users/sign-in-providers.ts";
import { listEndpointRows } from "#lib/db/stores/webhooks/webhook-endpoints.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { exportWords } from "#lib/i18n/export/export-words.ts";
import { formatDateTime } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import type { ZipPart } from "#lib/storage/zip-part.ts";
import { asJson } from "./as-json.ts";
import type { ExportOf } from "./export-of.ts";

/** Writes what is where, and the organisation with its settings. */
export async function writeAccount(part: ZipPart, of: ExportOf): Promise<void> {
	const account = await findAccount(of.accountId);
	if (!account) throw notFound("user");
	const words = exportWords(of.locale);
	const when = formatDateTime(of.startedAt, { locale: of.locale, timeZone: account.timeZone });
	const person = of.name === "" ? of.email : `${of.name} (${of.email})`;
	const text = format(words.text, { account: account.name, when, person });
	// Notepad and its like know a text in UTF-8 by its first character.
	await part.addBytes(words.readMe, `\ufeff${text.replaceAll("\n", "\r\n")}`);
	const facts = { installation: env().publicUrl, exportedAt: of.startedAt };
	await part.addBytes("account.json", asJson({ ...presentAccount(account), ...facts }));
	const provider = await findSignInProvider(of.accountId);
	if (provider) await part.addBytes("sign-in-provider.json", asJson(presentProvider(provider)));
}

type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Column by column: one that is added does not compile before somebody has looked at what it holds. */
function presentAccount(account: AccountRow): Omit<AccountRow, "setUpAt"> {
	const { id, name, plan, apiCredits, createdAt, dateFormat, timeFormat, timeZone } = account;
	const { frameOrigins, requiresFactor, identityAcceptsMatches, identityPictureDays, identityVerifier } = account;
	const { retentionDays, retentionSince, retentionKeepsCertificate } = account;
	const { postalAddress, website, contactEmail, declineReasons, draftDefaults } = account;
	return {
		...{ postalAddress, website, contactEmail, declineReasons, draftDefaults },
		...{ id, name, plan, apiCredits, createdAt, dateFormat, timeFormat, timeZone },
		...{ frameOrigins, requiresFactor, identityAcceptsMatches, identityPictureDays, identityVerifier },
		...{ retentionDays, retentionSince, retentionKeepsCertificate },
	};
}

/** The same of the provider by which people sign in, but for its secret. */
function presentProvider(provider: SignInProviderRow): Omit<SignInProviderRow, "accountId" | "clientSecret"> {
	const { name, issuer, clientId, scopes, domains, trustsEmails, isEnabled, createsUsers, newRole, newTeamId } =
		provider;
	const { groupClaim, adminGroups, teamAdminGroups, memberGroups, isSecondFactor, mayReachPrivate } = provider;
	const { lastSignInAt, lastFailure, lastFailureAt, createdAt } = provider;
	return {
		...{ name, issuer, clientId, scopes, domains, trustsEmails, isEnabled, createsUsers, newRole, newTeamId },
		...{ groupClaim, adminGroups, teamAdminGroups, memberGroups, isSecondFactor, mayReachPrivate },
		...{ lastSignInAt, lastFailure, lastFailureAt, createdAt },
	};
}

/** Writes keys, apps and webhooks: what they are and whose, nothing that lets anybody in. */
export async function writeDevelopers(part: ZipPart, { accountId }: ExportOf): Promise<void> {
	const [keys, apps, endpoints] = await Promise.all([
		listApiKeys(accountId),
		listOAuthAppRows(accountId),
		listEndpointRows(accountId),
	]);
	const apiKeys = keys.map(({ prefix: _, ...key }) => key);
	const oauthApps = apps.map(({ accountId: _, clients, ...app }) => ({
		...app,
		clients: clients.map(({ id: clientId, isSandbox }) => ({ clientId, isSandbox })),
	}));
	const webhooks = endpoints.map(({ url, ...endpoint }) => {
		// What stands behind a question mark may be a key of the receiver's.
		const { origin, pathname } = new URL(url);
		return { ...endpoint, url: `${origin}${pathname}` };
	});
	await part.addBytes("developers.json", asJson({ apiKeys, oauthApps, webhooks }));
	for (const { id, hasLogo } of apps) {
		const logo = hasLogo ? await findLogo(id) : null;
		if (logo) await part.addBytes(`apps/${id}.png`, logo);
	}
}
