import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { sms } from "./sms.ts";

const NAMES = ["SMS_API_URL", "SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN", "SMS_FROM"] as const;

function set(values: readonly string[]): void {
	for (const [index, name] of NAMES.entries()) {
		if (values[index] === undefined) delete process.env[name];
		else process.env[name] = values[index];
	}
	resetEnv();
}

afterEach(() => set([]));

const look = () => sms.look({ now: new Date(), accountId: null, visit: null, trustedProxies: { hops: 0 } });

it("reports an SMS provider that refuses the credentials, or can’t be reached", async () => {
	expect(await look()).toMatchObject({ level: "well", told: { key: "smsOutbox" } });
	let status = 401;
	const provider = createServer((_, response) => response.writeHead(status).end()).listen(0);
	const host = `localhost:${(provider.address() as AddressInfo).port}`;
	set([`http://${host}`, "AC1", "hunter2", "+33612345678"]);
	const mend = { key: "sms", line: "SMS_ACCOUNT_SID=AC1 SMS_AUTH_TOKEN=••••" };
	expect(await look()).toMatchObject({ level: "wrong", told: { key: "smsRefused" }, mend });
	status = 200;
	expect(await look()).toMatchObject({ level: "well", told: { key: "smsWell", values: { server: host } } });
	await new Promise((resolve) => provider.close(resolve));
	expect(await look()).toMatchObject({ level: "wrong", told: { key: "smsSilent" }, mend });
});
