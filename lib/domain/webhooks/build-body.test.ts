import { expect, it } from "vitest";
import { WEBHOOK_EVENT_TEXTS } from "#lib/contract/webhooks/events.ts";
import { db } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { DOCUMENT_EVENTS } from "#lib/domain/audit/document-events.ts";
import { jobContext, operatorContext } from "#lib/domain/context.ts";
import { actorOf } from "#lib/domain/notices/event-context.ts";
import { makeCaller, sendTo } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { makeTemplate } from "#lib/testing/make-template.ts";
import { makeIdentity } from "#lib/testing/people.ts";
import { javaProblems, unsaidInJava } from "#lib/testing/sdks/java-webhooks.ts";
import { buildBody } from "./build-body.ts";
import { createEndpoint } from "./create-endpoint.ts";

useTestDatabase();

const WANDA = {
	...{ name: "Wanda", emailAddress: "wanda@example.com", phoneNumber: { countryCode: "+33", number: "612345678" } },
	authenticationType: "IdVerification",
};

/** What audit events carry whose rules read it. */
const AUDITED = { behalfOf: "mia@example.com", signerName: "Wanda", attempt: 1, kind: "Passport", reason: "Expired" };

const about = DOCUMENT_EVENTS as Record<string, { event: string; about?: (data: object) => object } | null>;

async function bodyOf(told: Omit<Parameters<typeof buildBody>[0], "eventId" | "createdAt" | "clientId" | "isSandbox">) {
	const common = { eventId: crypto.randomUUID(), createdAt: new Date(), clientId: null, isSandbox: false };
	return JSON.parse(await buildBody({ ...common, ...told }));
}

it("every event about a document is one that the Java SDK parses, with all that the public models name", async () => {
	const caller = await makeCaller();
	const parts = {
		CC: JSON.stringify([{ emailAddress: "copy@example.com" }]),
		MetaData: JSON.stringify({ order: "7" }),
	};
	const documentId = await sendTo(caller, [WANDA, { emailAddress: "omar@example.com" }], parts);
	const { id: signerId } = await db().signer.findFirstOrThrow({ where: { documentId, email: WANDA.emailAddress } });
	const actor = actorOf(jobContext(), { senderId: caller.userId });
	expect(actor).toEqual({ userType: "Sender", id: caller.userId });
	const rules = Object.values(about).filter((rule) => rule !== null);
	expect(rules.length).toBeGreaterThan(20);
	for (const rule of rules) {
		const data = rule.about?.({ ...AUDITED, signerId }) as Record<string, unknown>;
		const told = { previousState: null, ...(data && { data }) };
		const body = await bodyOf({ eventType: rule.event, documentId, context: { actor, ...told } });
		expect([rule.event, javaProblems(body)]).toEqual([rule.event, []]);
		expect([rule.event, unsaidInJava(body.data)]).toEqual([rule.event, []]);
		if (body.data.object === "document") continue;
		expect(body.data).toMatchObject({ status: "InProgress", signerDetail: { id: signerId, signerName: "Wanda" } });
	}
});

it("every event about a sender identity names who made it as an object, and its times", async () => {
	const caller = await makeCaller();
	const endpoint = { url: "https://hooks.example.com/", events: [], environment: "All" as const, appId: null };
	await createEndpoint(operatorContext("test"), { accountId: caller.accountId, ...endpoint, mayReachPrivate: false });
	const { email } = await makeIdentity(caller);
	await caller.call("POST", `/v1/senderIdentities/update?email=${email}`, { name: "Mia Chen" });
	await caller.call("DELETE", `/v1/senderIdentities/delete?email=${email}`);
	const rows = await db().webhookDelivery.findMany({ where: { endpoint: { accountId: caller.accountId } } });
	expect(rows.length).toBeGreaterThan(2);
	for (const row of rows) {
		const body = JSON.parse(await buildBody(readJson("WebhookDelivery", row)));
		expect([row.eventType, javaProblems(body), unsaidInJava(body.data)]).toEqual([row.eventType, [], []]);
		expect(body.data.createdBy).toMatchObject({ userId: caller.userId, emailAddress: caller.email });
	}
});

it("every event about a template names roles, their numbers and what senders may change", async () => {
	const caller = await makeCaller();
	const endpoint = { url: "https://hooks.example.com/", events: [], environment: "All" as const, appId: null };
	await createEndpoint(operatorContext("test"), { accountId: caller.accountId, ...endpoint, mayReachPrivate: false });
	const templateId = await makeTemplate(caller, {
		CC: JSON.stringify([{ emailAddress: "copy@example.com" }]),
		FormFieldPermission: JSON.stringify({ canAdd: true, canModify: false }),
		...{ AllowNewFiles: "false", Labels: "2026", TemplateLabels: "flats" },
	});
	await caller.call("PUT", `/v1/template/edit?templateId=${templateId}`, { title: "Sale" });
	await caller.call("PATCH", "/v1/template/addTags", { templateId, templateLabels: ["sales"] });
	const rows = await db().webhookDelivery.findMany({ where: { endpoint: { accountId: caller.accountId } } });
	expect(rows.map(({ eventType }) => eventType).sort()).toEqual([
		"TemplateCreated",
		"TemplateEdited",
		"TemplateEdited",
	]);
	const bodyOfRow = async (row: (typeof rows)[number]) => JSON.parse(await buildBody(readJson("WebhookDelivery", row)));
	for (const row of rows) {
		const body = await bodyOfRow(row);
		expect([row.eventType, javaProblems(body), unsaidInJava(body.data)]).toEqual([row.eventType, [], []]);
		expect(body.context.actor).toEqual({ userType: "Sender", id: caller.userId });
		expect(body.data).toMatchObject({
			...{ object: "template", templateId, templateName: "Sale", status: "Completed", isTemplate: true },
			...{ labels: ["2026"], templateLabels: ["flats", "sales"], errorMessage: null, allowNewFiles: false },
			senderDetail: { userId: caller.userId, emailAddress: caller.email },
			ccDetails: [{ emailAddress: "copy@example.com" }],
			signerDetails: [
				{ signerRole: "Tenant", roleIndex: 1 },
				{ signerRole: "Landlord", signerName: "Mia Chen", roleIndex: 2 },
			],
			formFieldPermission: { canAdd: true, canModify: false, canModifyDefaultValue: false },
		});
		expect(JSON.stringify(body)).not.toContain("formFields");
	}
	await caller.call("DELETE", `/v1/template/delete?templateId=${templateId}&deletePermanently=true`);
	const [row] = rows;
	expect(row && (await bodyOfRow(row)).data).toEqual({ object: "template", templateId });
});

it("a test call is one that the Java SDK parses: without data", async () => {
	const actor = { userType: "Admin" as const, id: "" };
	const context = { actor, previousState: null };
	const body = await bodyOf({ eventType: "Verification", documentId: null, context });
	expect([body.data, javaProblems(body)]).toEqual([null, []]);
});

it("the Java SDK knows the name of every event", async () => {
	for (const eventType of Object.keys(WEBHOOK_EVENT_TEXTS)) {
		const context = { actor: { userType: "Admin" as const, id: "" }, previousState: null };
		expect(javaProblems(await bodyOf({ eventType, documentId: null, context }))).toEqual([]);
	}
});
