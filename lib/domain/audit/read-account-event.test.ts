import { expect, it } from "vitest";
import { readAccountEvent } from "./read-account-event.ts";

const ADA = "ada@example.com";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

it.each([
	[
		{ type: "OAuthSecretRolled", data: { name: "CRM", appId: "1", environment: "live", by: ADA }, userAddress: ADA },
		{ what: "App’s secret replaced", subject: "CRM", who: ADA, details: ["live"] },
	],
	[
		{ type: "OAuthTokenIssued", data: { name: "CRM", scopes: ["openid", "email"], by: "server" }, userAddress: ADA },
		{ what: "App got an access token", subject: "CRM", who: ADA, details: ["may use openid, email"] },
	],
	[
		{ type: "UserCreated", data: { role: "TeamAdmin", by: "command line" }, userAddress: ADA },
		{ what: "User added", subject: ADA, who: "Command line", details: ["as Team admin"] },
	],
	[
		{ type: "CreditsSet", data: { from: 3, to: "unlimited", by: "command line" }, userAddress: null },
		{ what: "API credits set", subject: null, who: "Command line", details: ["before: 3", "now: unlimited"] },
	],
	[
		{ type: "PasswordChanged", data: {}, userAddress: ADA },
		{ what: "Password changed", subject: null, who: ADA, details: [] },
	],
	[
		{ type: "ApiKeyRevoked", data: { apiKeyId: "1", odd: { deep: 1 }, none: null }, userAddress: null },
		{ what: "API key ended", subject: null, who: "Signet", details: [] },
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
			who: "Somebody who is not signed in",
			details: ["with Chrome on Linux", "further ones are not listed for an hour"],
		},
	],
	[
		{ type: "OutboxRead", data: { mailId: "1", email: "sam@example.com", subject: "Sign" }, userAddress: ADA },
		{ what: "Message in the outbox read", subject: "sam@example.com", who: ADA, details: ["“Sign”"] },
	],
	[
		{ type: "SomethingNew", data: { oddThing: "yes" }, userAddress: ADA },
		{ what: "Something new", subject: null, who: ADA, details: ["odd thing: yes"] },
	],
])("%o reads as %o", (stored, read) => {
	expect(readAccountEvent(stored, "EN")).toEqual(read);
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
		details: ["les suivants ne sont plus notés pendant une heure"],
	});
});
