import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { jobContext } from "#lib/domain/context.ts";
import { keepHouse } from "#lib/domain/housekeeping/keep-house.ts";
import { type ApiCaller, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { brandForm } from "#lib/testing/brand-form.ts";
import { startDnsStandIn } from "#lib/testing/dns-stand-in.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { runJobs } from "#lib/testing/run-jobs.ts";
import { checkDomain } from "./check-domain.ts";

const dns = await startDnsStandIn();
useTestDatabase({ DNS_SERVERS: dns.server, MAIL_FROM: "Signet <no-reply@sign.example.com>" });

let caller: ApiCaller;
beforeAll(async () => {
	caller = await makeCaller();
});
afterAll(() => dns.close());

type Verification = { status: string; recordName: string; recordValue: string; checkedDate: number | null };

async function makeBrand(domainName: string): Promise<string> {
	const parts = { "CustomDomainSettings.DomainName": domainName, "CustomDomainSettings.FromName": "Harbour" };
	return String((await caller.call("POST", "/v1/brand/create", brandForm(parts))).body.brandId);
}

async function domainOf(brandId: string): Promise<Verification & { isVerified: unknown }> {
	const { body } = await caller.call("GET", `/v1/brand/get?brandId=${brandId}`);
	return { ...(body.domainVerification as Verification), isVerified: body.isDomainVerified };
}

async function sender(brandId: string) {
	const { body } = await caller.call("POST", "/v1/document/send", await sendForm({ BrandId: brandId }));
	const documentId = String(body.documentId);
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId } });
	const mail = await deliverMail({ kind: "please-sign", accountId: caller.accountId, documentId, signerId });
	return mail?.from;
}

const context = jobContext();

it("a domain is pending, verified once its record is there, lost when the record goes, and found again", async () => {
	const brandId = await makeBrand("quay.example");
	const { recordName, recordValue, ...pending } = await domainOf(brandId);
	expect(pending).toMatchObject({ status: "Pending", checkedDate: null, isVerified: false });
	await checkDomain(context, brandId);
	expect(await domainOf(brandId)).toMatchObject({
		status: "Pending",
		checkedDate: expect.any(Number),
		isVerified: false,
	});
	dns.texts.set(recordName, ["something else", recordValue]);
	await checkDomain(context, brandId);
	expect(await domainOf(brandId)).toMatchObject({ status: "Verified", isVerified: true });
	dns.texts.set(recordName, ["something else"]);
	await checkDomain(context, brandId);
	expect(await domainOf(brandId)).toMatchObject({ status: "Lost", isVerified: false });
	dns.texts.set(recordName, [recordValue]);
	await checkDomain(context, brandId);
	expect(await domainOf(brandId)).toMatchObject({ status: "Verified", isVerified: true });
});

it("the Admins are told once that a domain is lost, with the record that is missing, and nobody when it is back", async () => {
	const brandId = await makeBrand("lost.example");
	const { recordName, recordValue } = await domainOf(brandId);
	dns.texts.set(recordName, [recordValue]);
	await checkDomain(context, brandId);
	dns.texts.delete(recordName);
	await checkDomain(context, brandId);
	await checkDomain(context, brandId);
	await makeCaller({ accountId: caller.accountId, role: "Member" });
	await runJobs("mail");
	const told = { where: { accountId: caller.accountId, kind: "brand-domain-lost" } };
	const [mail, ...others] = await db().mail.findMany(told);
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ to: caller.email, subject: expect.stringContaining("lost.example") });
	expect(mail?.text).toContain(recordName);
	expect(mail?.text).toContain(recordValue);
	dns.texts.set(recordName, [recordValue]);
	await checkDomain(context, brandId);
	const late = await deliverMail({
		kind: "brand-domain-lost",
		accountId: caller.accountId,
		userId: caller.userId,
		brandId,
	});
	expect(late).toBeNull();
});

it("a name server that cannot tell changes nothing, and the job tries again", async () => {
	const brandId = await makeBrand("fails.example");
	const { recordName, recordValue } = await domainOf(brandId);
	dns.texts.set(recordName, [recordValue]);
	await checkDomain(context, brandId);
	dns.isFailing = true;
	await expect(checkDomain(context, brandId)).rejects.toThrow("ESERVFAIL");
	dns.isFailing = false;
	expect(await domainOf(brandId)).toMatchObject({ status: "Verified" });
});

it("mails come from the domain only while it is verified, and under the From name always", async () => {
	const brandId = await makeBrand("mail.example");
	const { recordName, recordValue } = await domainOf(brandId);
	expect(await sender(brandId)).toEqual({ name: "Harbour", address: "no-reply@sign.example.com" });
	dns.texts.set(recordName, [recordValue]);
	await checkDomain(context, brandId);
	expect(await sender(brandId)).toEqual({ name: "Harbour", address: "no-reply@mail.example" });
	dns.texts.delete(recordName);
	await checkDomain(context, brandId);
	expect(await sender(brandId)).toEqual({ name: "Harbour", address: "no-reply@sign.example.com" });
});

it("another domain needs another proof, and what was found of the first says nothing about it", async () => {
	const brandId = await makeBrand("one.example");
	const { recordName, recordValue } = await domainOf(brandId);
	dns.texts.set(recordName, [recordValue]);
	await checkDomain(context, brandId);
	await caller.call("POST", `/v1/brand/edit?brandId=${brandId}`, {
		customDomainSettings: { domainName: "two.example" },
	});
	dns.texts.set("_signet.two.example", [recordValue]);
	await checkDomain(context, brandId);
	expect(await domainOf(brandId)).toMatchObject({ status: "Pending", recordName: "_signet.two.example" });
});

it("domains are looked up at once, and again when they are due", async () => {
	const brandId = await makeBrand("due.example");
	const jobs = async () => {
		const rows = await db().$queryRaw<{ state: string }[]>`
			SELECT "state" FROM pgboss.job WHERE "name" = 'brand-domain' AND "data"->>'brandId' = ${brandId}`;
		return rows.length;
	};
	expect(await jobs()).toBe(1);
	await checkDomain(context, brandId);
	await keepHouse(context);
	expect(await jobs()).toBe(1);
	await keepHouse(jobContext(() => new Date(Date.now() + 2 * 3_600_000)));
	expect(await jobs()).toBe(2);
});
