import { expect, it } from "vitest";
import { isAuthFailure, isPermanentRefusal, type SmtpFailure } from "./is-permanent-refusal.ts";

const RELAYING = { responseCode: 550, command: "RCPT TO" };

it.each<[SmtpFailure, boolean, string]>([
	[{ responseCode: 550, command: "RCPT TO" }, true, "unknown mailbox"],
	[{ responseCode: 553, command: "RCPT TO" }, true, "mailbox name not allowed"],
	[{ responseCode: 554, command: "DATA" }, true, "content refused"],
	[{ responseCode: 552, command: "DATA" }, true, "too large"],
	[{ responseCode: 451, command: "RCPT TO" }, false, "greylisting"],
	[{ responseCode: 421, command: "DATA" }, false, "server goes down"],
	[{ responseCode: 550, command: "MAIL FROM" }, false, "our sender address"],
	[{ responseCode: 535, command: "AUTH PLAIN" }, false, "our password"],
	[{ responseCode: 530, command: "RCPT TO" }, false, "sign in first"],
	[{ ...RELAYING, response: "550 relay not permitted" }, false, "Exim, without a login"],
	[{ ...RELAYING, response: "554 5.7.1 <a@example.com>: Relay access denied" }, false, "Postfix, without a login"],
	[{ ...RELAYING, response: "550 5.7.54 SMTP; Unable to relay recipient" }, false, "Exchange, without a login"],
	[{ ...RELAYING, response: "550 5.7.1 Client was not authenticated" }, false, "Exchange, closed to the public"],
	[{ ...RELAYING, response: "550 5.1.1 User unknown" }, true, "unknown mailbox, in words"],
	[{ responseCode: 554, command: "CONN" }, false, "our address is blocked"],
	[{}, false, "no answer at all"],
])("%o is permanent: %s (%s)", (failure, isPermanent) => {
	expect(isPermanentRefusal(failure)).toBe(isPermanent);
});

it.each<[SmtpFailure, boolean, string]>([
	[{ code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" }, true, "wrong password"],
	[{ code: "EAUTH", command: "API" }, true, "no password for a server that asks for one"],
	[{ code: "EAUTH", responseCode: 454, command: "AUTH PLAIN" }, false, "its directory is down"],
	[{ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }, false, "unknown mailbox"],
	[{ code: "ETIMEDOUT", command: "CONN" }, false, "no answer"],
])("%o is about our credentials: %s (%s)", (failure, isAuth) => {
	expect(isAuthFailure(failure)).toBe(isAuth);
});
