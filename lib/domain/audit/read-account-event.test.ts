import { expect, it } from "vitest";
import { readAccountEvent } from "./read-account-event.ts";

const ADA = "ada@example.com";

it.each([
	[
		{ type: "OAuthSecretRolled", data: { name: "CRM", appId: "1", environment: "live", by: ADA }, userAddress: ADA },
		{ what: "OAuth secret rolled", subject: "CRM", who: ADA, details: ["environment: live"] },
	],
	[
		{ type: "OAuthTokenIssued", data: { name: "CRM", scopes: ["openid", "email"], by: "server" }, userAddress: ADA },
		{ what: "OAuth token issued", subject: "CRM", who: ADA, details: ["scopes: openid email"] },
	],
	[
		{ type: "UserCreated", data: { role: "Member", by: "command line" }, userAddress: ADA },
		{ what: "User created", subject: ADA, who: "Command line", details: ["role: Member"] },
	],
	[
		{ type: "CreditsSet", data: { from: 3, to: "unlimited", by: "command line" }, userAddress: null },
		{ what: "Credits set", subject: null, who: "Command line", details: ["from: 3", "to: unlimited"] },
	],
	[
		{ type: "PasswordChanged", data: {}, userAddress: ADA },
		{ what: "Password changed", subject: null, who: ADA, details: [] },
	],
	[
		{ type: "ApiKeyRevoked", data: { apiKeyId: "1", odd: { deep: 1 }, none: null }, userAddress: null },
		{ what: "API key revoked", subject: null, who: "Signet", details: [] },
	],
])("%o reads as %o", (stored, read) => {
	expect(readAccountEvent(stored)).toEqual(read);
});
