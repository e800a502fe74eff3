import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { db } from "#lib/db/client.ts";
import { workplaceMessages } from "#lib/i18n/app-messages.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { wordFinding } from "../word-finding.ts";
import { passkeys } from "./passkeys.ts";

useTestDatabase();

afterEach(() => {
	delete process.env.PUBLIC_URL;
	resetEnv();
});

async function look(accountId: string | null) {
	const found = await passkeys.look({ now: new Date(), accountId, visit: null, trustedProxies: { hops: 0 } });
	return wordFinding("passkeys", found, workplaceMessages("EN").doctor, "EN");
}

it("passkeys that were made for another host are named, with how to mend it, to the account whose they are", async () => {
	const { principal } = await makeUserContext();
	const { accountId, userId } = principal;
	const make = (rpId: string) => {
		const key = { credentialId: randomUUID(), publicKey: Buffer.from([1]), counter: 0, transports: [], name: "Laptop" };
		return db().passkey.create({ data: { id: randomUUID(), userId, rpId, ...key } });
	};
	expect(await look(accountId)).toMatchObject({ level: "well", text: "No passkeys in use" });
	await make("localhost");
	expect(await look(accountId)).toMatchObject({ level: "well", text: "1 passkey for this address" });
	for (const host of ["old.example.com", "old.example.com", "sign.example.com"]) await make(host);
	expect(await look(accountId)).toMatchObject({
		level: "warn",
		text: expect.stringContaining(
			"3 passkeys were created for old.example.com, sign.example.com and don’t work at localhost:3000.",
		),
		mend: expect.stringContaining("set PUBLIC_URL to that address"),
		line: "PUBLIC_URL=https://old.example.com",
	});
	expect(await look(null)).toMatchObject({ level: "warn" });
	expect((await look((await makeUserContext()).principal.accountId)).level).toBe("well");
	process.env.PUBLIC_URL = "https://old.example.com";
	resetEnv();
	expect(await look(accountId)).toMatchObject({
		text: expect.stringContaining(
			"2 passkeys were created for localhost, sign.example.com and don’t work at old.example.com.",
		),
		line: "PUBLIC_URL=http://localhost",
	});
});
