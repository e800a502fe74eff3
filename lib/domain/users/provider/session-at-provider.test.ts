import { expect, it } from "vitest";
import { sealText } from "#lib/crypto/sealed-box.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { useProviderAccount } from "#lib/testing/provider-account.ts";
import { useProviderStandIn } from "#lib/testing/provider-stand-in.ts";
import { browser } from "#lib/testing/signed-in-person.ts";
import { MINUTE_MS } from "#lib/units.ts";
import { signOut } from "../sessions/sign-out.ts";
import { leavingAddress, openOnward } from "./session-at-provider.ts";

useTestDatabase();
const standIn = useProviderStandIn();
const { held, setUp, goThrough } = useProviderAccount(standIn);

it("signs out at the provider on the way to where an application wants its user, and nowhere that others name", async () => {
	await setUp();
	standIn.claims = { ...standIn.claims, email: held.admin.email };
	const outcome = await goThrough();
	if ("refused" in outcome || outcome.step !== "session") throw new Error("They are not in.");
	const onward = "https://app.example.com/bye?state=1";
	const address = new URL((await signOut(browser(), outcome.sessionId, onward)) ?? "");
	expect(address.href).toContain(`${standIn.issuer}/leave?`);
	const state = address.searchParams.get("state") ?? "";
	expect(state).not.toContain("example");
	expect(openOnward(state, browser(9 * MINUTE_MS).now())).toBe(onward);
	// Kept for longer, it would lead others to where it was made for.
	expect(openOnward(state, browser(10 * MINUTE_MS).now())).toBeNull();
	for (const other of ["", "https://evil.example.com", `${state.slice(0, -4)}AAAA`, state.slice(4)]) {
		expect(openOnward(other, browser().now())).toBeNull();
	}
	expect(leavingAddress(sealText("provider-sessions", "[]"), null, browser().now())).toBeNull();
});
