import { afterAll, expect, it } from "vitest";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { brandForm } from "#lib/testing/brand-form.ts";
import { startDnsStandIn } from "#lib/testing/dns-stand-in.ts";
import { HOUR_MS } from "#lib/units.ts";
import { PATIENCE, useJourney } from "./journey.ts";

const dns = await startDnsStandIn();
const journey = useJourney({ DNS_SERVERS: dns.server });
afterAll(() => dns.close());

it("the worker looks domains up when they are named, and hourly until their record is there", async () => {
	const caller = await makeCaller();
	const form = brandForm({ "CustomDomainSettings.DomainName": "harbour.example" });
	const { brandId } = (await caller.call("POST", "/v1/brand/create", form)).body;
	const read = async () => {
		const { body } = await caller.call("GET", `/v1/brand/get?brandId=${brandId}`);
		return body.domainVerification as { status: string; recordName: string; recordValue: string; checkedDate: number };
	};
	await expect.poll(async () => (await read()).checkedDate, PATIENCE).not.toBeNull();
	const { status, recordName, recordValue } = await read();
	expect(status).toBe("Pending");

	dns.texts.set(recordName, [recordValue]);
	await journey.advanceTo(new Date(Date.now() + 2 * HOUR_MS));
	await journey.keepHouse();
	await expect.poll(async () => (await read()).status, PATIENCE).toBe("Verified");

	dns.texts.delete(recordName);
	const customDomainSettings = { domainName: "harbour.example" };
	await caller.call("POST", `/v1/brand/edit?brandId=${brandId}`, { customDomainSettings });
	await expect.poll(async () => (await read()).status, PATIENCE).toBe("Lost");
});
