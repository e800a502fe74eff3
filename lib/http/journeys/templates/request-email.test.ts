import { beforeAll, describe, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { setBrandRequestEmail, viewBrandRequestEmails } from "#lib/domain/brands/brand-request-email.ts";
import { type GrantedContext, visitorContext } from "#lib/domain/context.ts";
import { sendDraft } from "#lib/domain/drafts/sending/send-draft.ts";
import { getSigningPage } from "#lib/domain/signing/get-signing-page.ts";
import { draftFromTemplate } from "#lib/domain/templates/draft-from-template.ts";
import { setTemplateRequestEmail } from "#lib/domain/templates/set-template-request-email.ts";
import { viewTemplate } from "#lib/domain/templates/view-template.ts";
import { type ApiCaller, makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { makeBrand } from "#lib/testing/custom-fields.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { MIA, makeTemplate, readTemplate, sendTemplate } from "#lib/testing/make-template.ts";
import { deliverMail } from "#lib/testing/outbox-mail.ts";
import { contextOfCaller } from "#lib/testing/user-context.ts";

useTestDatabase();

let caller: ApiCaller;
let context: GrantedContext;
beforeAll(async () => {
	caller = await makeCaller();
	context = (await contextOfCaller(caller)) as GrantedContext;
});

const OF_BRAND = { subject: "From the brand: {{document.title}}", message: "Hi {{recipient.name}}, from the brand." };
const OF_TEMPLATE = { subject: "{{recipient.name}}, sign {{ document.title }}", message: "{{sender.name}} asks you." };

async function setTemplate(templateId: string, email = OF_TEMPLATE): Promise<void> {
	const { version } = await viewTemplate(context, { templateId });
	await setTemplateRequestEmail(context, { templateId, version, email });
}

async function brandWithEmail(email = OF_BRAND): Promise<string> {
	const brandId = await makeBrand(caller);
	await setBrandRequestEmail(context, { brandId, email });
	return brandId;
}

/** What the first signer of a document gets and reads. */
async function readOf(documentId: unknown) {
	const where = { documentId: String(documentId) };
	const { id: signerId } = await db().signer.findFirstOrThrow({ where, orderBy: { position: "asc" } });
	const mail = await deliverMail({ kind: "please-sign", accountId: caller.accountId, ...where, signerId });
	const [, token = ""] = /\/sign\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
	const page = await getSigningPage(visitorContext(), token);
	const plain = (text = "") => text.replace(/[\u2066-\u2069]/g, "");
	return { subject: plain(mail?.subject), text: plain(mail?.text), page: "view" in page ? page.view.message : null };
}

describe("subject and message of signing emails", () => {
	it("are the template’s, with placeholders filled for each recipient", async () => {
		const templateId = await makeTemplate(caller, { BrandId: await brandWithEmail() });
		await setTemplate(templateId);
		const { body } = await sendTemplate(caller, templateId);
		const message = `${context.principal.name} asks you.`;
		const { subject, text, page } = await readOf(body.documentId);
		expect([subject, page]).toEqual([`${MIA.signerName}, sign Lease`, message]);
		expect(text).toContain(message);
		expect(await readTemplate(caller, templateId)).toMatchObject({ documentMessage: OF_TEMPLATE.message });
	});

	it("of the request win over the template’s", async () => {
		const templateId = await makeTemplate(caller);
		await setTemplate(templateId);
		const { body } = await sendTemplate(caller, templateId, { message: "By Friday, {{recipient.name}}." });
		expect((await readOf(body.documentId)).page).toBe(`By Friday, ${MIA.signerName}.`);
	});

	it("are the brand’s where the template has none, and for documents without a template", async () => {
		const BrandId = await brandWithEmail();
		const { body } = await sendTemplate(caller, await makeTemplate(caller, { BrandId }));
		const ofBrand = { subject: "From the brand: Lease", page: `Hi ${MIA.signerName}, from the brand.` };
		expect(await readOf(body.documentId)).toMatchObject(ofBrand);
		const sent = await caller.call("POST", "/v1/document/send", await sendForm({ BrandId }));
		expect((await readOf(sent.body.documentId)).subject).toMatch(/^From the brand: /);
	});

	it("are the usual ones where nothing is set", async () => {
		const { body } = await sendTemplate(caller, await makeTemplate(caller));
		const { subject, page } = await readOf(body.documentId);
		expect([subject, page]).toEqual([expect.stringContaining(`${context.principal.name} `), ""]);
	});

	it("of the template are those of a draft made from it", async () => {
		const people = [1, 2].map((index) => ({ index, name: "Ida Lee", email: `ida-${index}@example.com` }));
		const templateId = await makeTemplate(caller);
		await setTemplate(templateId);
		const { documentId } = await draftFromTemplate(context, { templateId, version: 2, people });
		await sendDraft(context, { documentId });
		expect(await readOf(documentId)).toMatchObject({
			subject: "Ida Lee, sign Lease",
			page: `${context.principal.name} asks you.`,
		});
	});

	it("stay with what was sent when the brand changes", async () => {
		const BrandId = await brandWithEmail();
		const sent = await caller.call("POST", "/v1/document/send", await sendForm({ BrandId }));
		await setBrandRequestEmail(context, { brandId: BrandId, email: { subject: "", message: "" } });
		expect((await readOf(sent.body.documentId)).subject).toMatch(/^From the brand: /);
	});
});

it("a brand edited through the API keeps them, and doesn’t show them there", async () => {
	const brandId = await brandWithEmail();
	const form = new FormData();
	form.append("ButtonColor", "#0f6b57");
	expect((await caller.call("POST", `/v1/brand/edit?brandId=${brandId}`, form)).status).toBe(200);
	expect((await viewBrandRequestEmails(context))[brandId]).toEqual(OF_BRAND);
	const { body } = await caller.call("GET", `/v1/brand/get?brandId=${brandId}`);
	expect(Object.keys(body).filter((name) => name.startsWith("request"))).toEqual([]);
});

it("a template edited through the API keeps its subject", async () => {
	const templateId = await makeTemplate(caller);
	await setTemplate(templateId);
	await caller.call("PUT", `/v1/template/edit?templateId=${templateId}`, { title: "Sale", documentMessage: "Hello" });
	const { requestSubject, message } = await viewTemplate(context, { templateId });
	expect({ requestSubject, message }).toEqual({ requestSubject: OF_TEMPLATE.subject, message: "Hello" });
});

it.each(["subject", "message"] as const)("an unknown placeholder in the %s is named", async (part) => {
	const email = { ...OF_TEMPLATE, [part]: "Hello {{recipient.first}}" };
	const refusal = { code: "ValidationError", fields: { [part]: [expect.stringContaining("{{recipient.first}}")] } };
	const templateId = await makeTemplate(caller);
	await expect(setTemplate(templateId, email)).rejects.toMatchObject(refusal);
	await expect(brandWithEmail(email)).rejects.toMatchObject(refusal);
});

it("a template that has changed since is not overwritten", async () => {
	const templateId = await makeTemplate(caller);
	await setTemplate(templateId);
	const late = setTemplateRequestEmail(context, { templateId, version: 1, email: OF_TEMPLATE });
	await expect(late).rejects.toMatchObject({ code: "Conflict" });
});
