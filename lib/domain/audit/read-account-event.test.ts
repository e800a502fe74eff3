import { expect, it } from "vitest";
import { readAccountEvent } from "./read-account-event.ts";

const ADA = "ada@example.com";
const MO = "mo@example.com";
const SAM = "sam@example.com";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

it.each([
	[
		{ type: "OAuthSecretRolled", data: { name: "CRM", appId: "1", environment: "live", by: ADA }, userAddress: ADA },
		{ what: "App secret replaced", subject: "CRM", who: ADA, details: ["live"] },
	],
	[
		{ type: "OAuthTokenIssued", data: { name: "CRM", scopes: ["openid", "email"], by: "server" }, userAddress: ADA },
		{ what: "Access token issued", subject: "CRM", who: ADA, details: ["scopes: openid, email"] },
	],
	[
		{ type: "UserCreated", data: { role: "TeamAdmin", by: "command line" }, userAddress: ADA },
		{ what: "User added", subject: ADA, who: "Command line", details: ["as Team lead"] },
	],
	[
		{ type: "CreditsSet", data: { from: 3, to: "unlimited", by: "command line" }, userAddress: null },
		{ what: "API credits set", subject: null, who: "Command line", details: ["before: 3", "now: unlimited"] },
	],
	[
		{
			type: "TemplateSharingChanged",
			data: { templateId: "1", name: "Lease", mayUse: ["Sales", MO], mayEdit: [], notShared: [SAM], by: ADA },
			userAddress: ADA,
		},
		{
			...{ what: "Template sharing changed", subject: "Lease", who: ADA },
			details: [`can use: Sales, ${MO}`, `no longer shared with ${SAM}`],
		},
	],
	[
		{ type: "TemplateVersionRestored", data: { restoredVersion: 3, name: "Lease", by: ADA }, userAddress: ADA },
		{ what: "Template version restored", subject: "Lease", who: ADA, details: ["version 3"] },
	],
	[
		{ type: "PasswordChanged", data: {}, userAddress: ADA },
		{ what: "Password changed", subject: null, who: ADA, details: [] },
	],
	[
		{ type: "ApiKeyRevoked", data: { apiKeyId: "1", odd: { deep: 1 }, none: null }, userAddress: null },
		{ what: "API key revoked", subject: null, who: "Signet", details: [] },
	],
	[
		{ type: "SignedIn", data: { browser: CHROME }, userAddress: ADA },
		{ what: "Signed in", subject: null, who: ADA, details: ["with Chrome on Linux"] },
	],
	[
		{ type: "SignInFailed", data: { by: "visitor", browser: CHROME, limit: "yes" }, userAddress: ADA },
		{
			what: "Sign-in failed",
			subject: ADA,
			who: "Someone not signed in",
			details: ["with Chrome on Linux", "further failures aren’t listed for an hour"],
		},
	],
	[
		{ type: "FactorsReset", data: { by: ADA }, userAddress: MO },
		{ what: "Two-factor sign-in reset", subject: MO, who: ADA, details: [] },
	],
	[
		{ type: "FactorsReset", data: { by: "command line" }, userAddress: MO },
		{ what: "Two-factor sign-in reset", subject: MO, who: "Command line", details: [] },
	],
	[
		{ type: "FactorRemoved", data: { factor: "passkey" }, userAddress: MO },
		{ what: "Two-factor method removed", subject: null, who: MO, details: ["passkey"] },
	],
	[
		{ type: "PasswordSet", data: { by: "command line" }, userAddress: MO },
		{ what: "Password set", subject: MO, who: "Command line", details: [] },
	],
	[
		{ type: "PasswordSet", data: { apiKeys: 2 }, userAddress: MO },
		{ what: "Password set", subject: null, who: MO, details: ["API keys also revoked: 2"] },
	],
	[
		{ type: "PasswordResetRequested", data: { by: "visitor" }, userAddress: MO },
		{
			what: "Password reset requested",
			subject: MO,
			who: "Someone not signed in",
			details: [],
		},
	],
	[
		{ type: "RetentionAnnounced", data: { documents: 3, deleteAt: "2026-12-01", by: "Signet" }, userAddress: MO },
		{
			what: "Sender notified of upcoming deletion",
			subject: MO,
			who: "Signet",
			details: ["documents: 3", "deleted on 2026-12-01"],
		},
	],
	[
		{ type: "DocumentsHandedOver", data: { to: SAM, by: ADA }, userAddress: MO },
		{ what: "Documents transferred", subject: MO, who: ADA, details: [`now: ${SAM}`] },
	],
	[
		{ type: "DraftsHandedOver", data: { to: SAM, by: ADA }, userAddress: MO },
		{ what: "Drafts transferred", subject: MO, who: ADA, details: [`now: ${SAM}`] },
	],
	[
		{ type: "PrivateFieldsHandedOver", data: { to: SAM, by: MO }, userAddress: MO },
		{ what: "Private fields transferred", subject: MO, who: MO, details: [`now: ${SAM}`] },
	],
	[
		{ type: "ApiKeyHandedOver", data: { name: "CI", to: SAM, by: ADA }, userAddress: MO },
		{ what: "API key transferred", subject: "CI", who: ADA, details: [`user ${MO}`, `now: ${SAM}`] },
	],
	[
		{ type: "OAuthAppHandedOver", data: { name: "CRM", to: SAM, by: ADA }, userAddress: MO },
		{ what: "App transferred to another user", subject: "CRM", who: ADA, details: [`user ${MO}`, `now: ${SAM}`] },
	],
	[
		{ type: "ApiKeyCreated", data: { name: "CI", environment: "live", by: "command line" }, userAddress: MO },
		{ what: "API key created", subject: "CI", who: "Command line", details: [`user ${MO}`, "live"] },
	],
	[
		{ type: "DataExportReady", data: { sizeBytes: 7, by: "Signet" }, userAddress: MO },
		{ what: "Full export ready", subject: MO, who: "Signet", details: ["7 bytes"] },
	],
	[
		{ type: "OutboxRead", data: { mailId: "1", email: "sam@example.com", subject: "Sign" }, userAddress: ADA },
		{ what: "Outbox message viewed", subject: "sam@example.com", who: ADA, details: ["Sign"] },
	],
	[
		{ type: "SomethingNew", data: { oddThing: "yes" }, userAddress: ADA },
		{ what: "Something new", subject: null, who: ADA, details: ["odd thing: yes"] },
	],
])("%o reads as %o", (stored, read) => {
	expect(readAccountEvent(stored, "EN")).toEqual(read);
});

it.each([
	[
		{ name: "CRM", billing: "Owner", refreshMode: "Sliding", redirectUris: ["https://crm.example/cb"] },
		[
			"calls billed to the owner’s account",
			"refresh tokens valid for 30 days from each use",
			"redirects to https://crm.example/cb",
		],
		[
			"facturation des appels\u202f: le compte du propriétaire",
			"jetons de renouvellement valables 30 jours à partir de chaque utilisation",
			"redirige vers https://crm.example/cb",
		],
	],
	[
		{ environment: "live", clientId: "1", overlapHours: "24" },
		["live", "previous secret valid for 24 h"],
		["réel", "ancien secret valable 24 h"],
	],
	[
		{ brandId: "1", domainName: "sign.example", status: "Lost" },
		["domain sign.example", "DNS record not found"],
		["domaine sign.example", "enregistrement DNS introuvable"],
	],
	[
		{ dateFormat: "SignerLanguage", frameOrigins: ["https://app.example"] },
		["date format: the signer’s language", "sites that can embed signing pages: https://app.example"],
		[
			"format de date\u202f: la langue du signataire",
			"sites pouvant intégrer les pages de signature\u202f: https://app.example",
		],
	],
	[
		{ from: "free", to: "business" },
		["before: Free", "now: Business"],
		["avant\u202f: Free", "maintenant\u202f: Business"],
	],
])("what was noted is said in words: %o", (data, english, french) => {
	const stored = { type: "OAuthAppUpdated", data, userAddress: ADA };
	expect(readAccountEvent(stored, "EN").details).toEqual(english);
	expect(readAccountEvent(stored, "FR").details).toEqual(french);
});

it("speaks its reader's language", () => {
	const userAgent = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
	const signedIn = { type: "SignedIn", data: { browser: userAgent }, userAddress: ADA };
	expect(readAccountEvent(signedIn, "FR").details).toEqual(["avec Chrome sur Linux"]);
	const failed = { type: "SignInFailed", data: { by: "visitor", limit: "yes" }, userAddress: ADA };
	expect(readAccountEvent(failed, "FR")).toEqual({
		what: "Échec de connexion",
		subject: ADA,
		who: "Quelqu’un qui n’est pas connecté",
		details: ["les échecs suivants ne sont pas consignés pendant une heure"],
	});
	const given = { type: "ApiKeyHandedOver", data: { name: "CI", to: SAM, by: ADA }, userAddress: MO };
	expect(readAccountEvent(given, "FR").details).toEqual([`utilisateur ${MO}`, `maintenant\u202f: ${SAM}`]);
});
