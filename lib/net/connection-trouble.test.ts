import { expect, it } from "vitest";
import { connectionTrouble } from "./connection-trouble.ts";

const coded = (code: string, message = "") => Object.assign(new Error(message), { code });

it.each([
	[coded("SELF_SIGNED_CERT_IN_CHAIN"), "untrusted"],
	[coded("ESOCKET", "unable to verify the first certificate"), "untrusted"],
	[new Error("fetch failed", { cause: coded("DEPTH_ZERO_SELF_SIGNED_CERT") }), "untrusted"],
	[coded("ERR_TLS_CERT_ALTNAME_INVALID"), "otherName"],
	[coded("ESOCKET", "Hostname/IP does not match certificate's altnames: Host: a"), "otherName"],
	[coded("CERT_HAS_EXPIRED"), "expired"],
	[coded("ESOCKET", "certificate has expired"), "expired"],
	[coded("EAUTH", "Invalid login: 535"), "login"],
	[coded("28P01"), "login"],
	[coded("ESOCKET", "connect ECONNREFUSED 127.0.0.1:1"), "unreachable"],
	[coded("ETIMEDOUT", "Greeting never received"), "unreachable"],
	[new Error("Connection terminated due to connection timeout"), "unreachable"],
	[coded("EENVELOPE", "550 no such user"), null],
	["text", null],
])("%s is %s", (error, trouble) => {
	expect(connectionTrouble(error)).toBe(trouble);
});
