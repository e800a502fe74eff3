import { Secret } from "otpauth";
import { describe, expect, it } from "vitest";
import { authenticatorAddress, newAuthenticatorSecret, periodOfCode } from "./authenticator-code.ts";

/** The secret and the codes of RFC 6238 appendix B (SHA-1), which has eight digits: an app of six shows the last six. */
const RFC_SECRET = Secret.fromLatin1("12345678901234567890").base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe("codes of an authenticator app", () => {
	it.each([
		[59, "287082"],
		[1111111109, "081804"],
		[1111111111, "050471"],
		[1234567890, "005924"],
		[2000000000, "279037"],
		[20000000000, "353130"],
	])("are those of RFC 6238 at %i", (seconds, code) => {
		expect(periodOfCode(RFC_SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
	});

	it.each([
		["a period early", -30, 37037036],
		["a period late", 30, 37037036],
		["two periods early", -60, null],
		["two periods late", 60, null],
	])("that come %s", (_, laterSeconds, period) => {
		// 081804 is of period 37037036, which ends at 1111111110.
		expect(periodOfCode(RFC_SECRET, "081804", at(1111111109 + laterSeconds))).toBe(period);
	});

	it.each(["", "28708", "2870822", "28708a", "٢٨٧٠٨٢", "      "])("%j is none", (code) => {
		expect(periodOfCode(RFC_SECRET, code, at(59))).toBeNull();
	});

	it("have a secret of 160 bits, each another", () => {
		const [one, other] = [newAuthenticatorSecret(), newAuthenticatorSecret()];
		expect(one).toMatch(/^[A-Z2-7]{32}$/);
		expect(one).not.toBe(other);
	});

	it("are set up by an address that names service and person", () => {
		const address = authenticatorAddress(RFC_SECRET, { issuer: "Signet (sign.example.com)", label: "a&b@example.com" });
		const url = new URL(address);
		expect(url.protocol).toBe("otpauth:");
		expect(Object.fromEntries(url.searchParams)).toMatchObject({
			issuer: "Signet (sign.example.com)",
			secret: RFC_SECRET,
			digits: "6",
			period: "30",
		});
		expect(decodeURIComponent(url.pathname)).toContain("a&b@example.com");
	});
});
