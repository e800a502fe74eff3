import { beforeEach, expect, it } from "vitest";
import { sealText } from "#lib/crypto/sealed-box.ts";
import { db } from "#lib/db/client.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { refusalOf, useProviderAccount } from "#lib/testing/provider-account.ts";
import { useProviderStandIn } from "#lib/testing/provider-stand-in.ts";
import { browser, NOW_MS, withSession } from "#lib/testing/signed-in-person.ts";
import { sessionStart } from "../session-start.ts";
import { signOut } from "../sign-out.ts";
import { beginProviderSignIn } from "./begin-at-provider.ts";
import { finishProviderSignIn } from "./finish-at-provider.ts";
import { leavingAddress, openOnward } from "./session-at-provider.ts";

useTestDatabase();
const standIn = useProviderStandIn();
const { held, setUp } = useProviderAccount(standIn);
/** As id tokens have times. */
const seconds = (laterMs: number) => Math.floor((NOW_MS + laterMs) / 1000);

beforeEach(async () => {
	await setUp();
	standIn.claims = { ...standIn.claims, email: held.admin.email };
});

/** The way to the provider and back, where the person has proved who they are as its id token says. */
async function goThrough(again: boolean, claims: Record<string, unknown>) {
	const { accountId } = held.admin;
	const begun = await beginProviderSignIn(browser(), { accountId, again, returnTo: "/documents" });
	if ("refused" in begun) throw new Error(begun.refused);
	standIn.wrong = { claims };
	const query = standIn.authorize(begun.url);
	const outcome = await finishProviderSignIn(browser(), { accountId, query, kept: begun.kept });
	return { asked: new URL(begun.url).searchParams, outcome };
}

it("is asked for at the provider, and believed only where its id token says that it happened since", async () => {
	const { asked, outcome } = await goThrough(true, { auth_time: seconds(1000) });
	expect([asked.get("prompt"), asked.get("max_age")]).toEqual(["login", "0"]);
	expect(refusalOf(outcome)).toBe("session");
	// Clocks are never the same.
	expect(refusalOf((await goThrough(true, { auth_time: seconds(-30_000) })).outcome)).toBe("session");
	const sessions = await db().session.count({ where: { userId: held.admin.userId } });
	for (const claims of [{}, { auth_time: seconds(-3_600_000) }]) {
		expect(refusalOf((await goThrough(true, claims)).outcome)).toBe("again");
	}
	const provider = await db().signInProvider.findUniqueOrThrow({ where: { accountId: held.admin.accountId } });
	expect(provider.lastFailure).toContain("auth_time");
	expect(refusalOf((await goThrough(true, { auth_time: "now" })).outcome)).toBe("wrong");
	expect(await db().session.count({ where: { userId: held.admin.userId } })).toBe(sessions);
});

it("does not count as now where nobody asked for it and the provider says that it was earlier", async () => {
	const startOf = async (again: boolean, claims: Record<string, unknown>) => {
		const { asked, outcome } = await goThrough(again, claims);
		expect(asked.has("prompt") || asked.has("max_age")).toBe(again);
		if ("refused" in outcome || outcome.step !== "session") throw new Error("They are not in.");
		return (await sessionStart(await withSession(outcome.sessionId)))?.getTime();
	};
	expect(await startOf(false, { auth_time: seconds(-3_600_000) })).toBe(seconds(-3_600_000) * 1000);
	expect(await startOf(false, {})).toBe(NOW_MS);
	expect(await startOf(false, { auth_time: seconds(3_600_000) })).toBe(NOW_MS);
	expect(await startOf(true, { auth_time: seconds(-20_000) })).toBe(NOW_MS);
});

it("signs out at the provider on the way to where an application wants its user, and nowhere that others name", async () => {
	const { outcome } = await goThrough(false, {});
	if ("refused" in outcome || outcome.step !== "session") throw new Error("They are not in.");
	const onward = "https://app.example.com/bye?state=1";
	const address = new URL((await signOut(browser(), outcome.sessionId, onward)) ?? "");
	expect(address.href).toContain(`${standIn.issuer}/leave?`);
	const state = address.searchParams.get("state") ?? "";
	expect(state).not.toContain("example");
	expect(openOnward(state)).toBe(onward);
	for (const other of ["", "https://evil.example.com", `${state.slice(0, -4)}AAAA`, state.slice(4)]) {
		expect(openOnward(other)).toBeNull();
	}
	// As sessions kept it that began before this version.
	const former = sealText(
		"provider-sessions",
		JSON.stringify({ endpoint: "https://a.example/out", clientId: "c", idToken: "" }),
	);
	expect(leavingAddress(former, null)).toMatch(
		/^https:\/\/a\.example\/out\?client_id=c&post_logout_redirect_uri=[^&]*$/,
	);
	expect(leavingAddress(sealText("provider-sessions", "[]"), null)).toBeNull();
});
