import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { type DeskUser, makeDraft } from "./editor-draft.ts";
import { api, BASE_URL, send } from "./product.ts";
import type { App } from "./relying-party.ts";
import { samplePdf } from "./sample-pdf.ts";
import { ADMIN, admin } from "./signed-in.ts";
import { createTemplate } from "./templates.ts";

/** open; closed: the room's name, who may come in and whom to ask; missing: as if it did not exist; or the sign-in. */
export type Outcome = "open" | "closed" | "missing" | "sign-in";

const EVERYBODY: Outcome[] = ["open", "open", "open", "sign-in"];
const LEADERS: Outcome[] = ["open", "open", "closed", "sign-in"];
const ADMINS: Outcome[] = ["open", "closed", "closed", "sign-in"];
/** Where even the name of what is there is nobody else's business. */
const ADMINS_ALONE: Outcome[] = ["open", "missing", "missing", "sign-in"];
/** Of the Admin's own documents, drafts and templates: a lead of the Admin's team sees them too. */
const TEAMS: Outcome[] = ["open", "open", "missing", "sign-in"];

/** Every page of the workplace, as the file system has them, and what an Admin, a team lead, a member and nobody meet there. */
export const PAGES: Record<string, Outcome[]> = {
	"documents/page.tsx": EVERYBODY,
	"documents/new/page.tsx": EVERYBODY,
	"documents/[documentId]/page.tsx": TEAMS,
	"documents/[documentId]/desk/page.tsx": TEAMS,
	"documents/[documentId]/identity/[signerId]/page.tsx": ADMINS_ALONE,
	"documents/[documentId]/desk/preview/[recipientId]/page.tsx": TEAMS,
	"start/page.tsx": EVERYBODY,
	"templates/page.tsx": EVERYBODY,
	"templates/new/page.tsx": EVERYBODY,
	"templates/[templateId]/page.tsx": TEAMS,
	"templates/[templateId]/edit/page.tsx": TEAMS,
	"templates/[templateId]/versions/[version]/page.tsx": TEAMS,
	"contacts/page.tsx": EVERYBODY,
	"contacts/duplicates/page.tsx": EVERYBODY,
	"settings/page.tsx": EVERYBODY,
	"settings/you/page.tsx": EVERYBODY,
	"settings/security/page.tsx": EVERYBODY,
	"settings/organisation/page.tsx": ADMINS,
	"settings/documents/page.tsx": ADMINS,
	"settings/signing/page.tsx": ADMINS,
	"settings/kept-certificates/page.tsx": EVERYBODY,
	"settings/sign-in/page.tsx": ADMINS,
	"settings/brands/page.tsx": EVERYBODY,
	"settings/brands/[brandId]/page.tsx": EVERYBODY,
	"settings/brands/new/page.tsx": ADMINS,
	"settings/brands/preview/page.tsx": EVERYBODY,
	"settings/people/page.tsx": LEADERS,
	"settings/sender-identities/page.tsx": EVERYBODY,
	"settings/custom-fields/page.tsx": EVERYBODY,
	"settings/teams/page.tsx": LEADERS,
	"settings/api-keys/page.tsx": ADMINS,
	"settings/audit-log/page.tsx": ADMINS,
	"settings/data/page.tsx": ADMINS,
	"settings/doctor/page.tsx": ADMINS,
	"settings/oauth-apps/page.tsx": ADMINS,
	"settings/oauth-apps/new/page.tsx": ADMINS_ALONE,
	"settings/oauth-apps/[appId]/page.tsx": ADMINS_ALONE,
	"settings/oauth-apps/[appId]/examples/page.tsx": ADMINS_ALONE,
	"settings/request-log/page.tsx": EVERYBODY,
	"settings/webhooks/page.tsx": ADMINS,
	"settings/webhooks/new/page.tsx": ADMINS_ALONE,
	"settings/webhooks/[endpointId]/page.tsx": ADMINS_ALONE,
	"outbox/page.tsx": ADMINS_ALONE,
	"outbox/[mailId]/page.tsx": ADMINS_ALONE,
};

/** A thing of the Admin's for each page that shows one. */
export async function things(request: APIRequestContext, email = ADMIN.email): Promise<Record<string, string>> {
	const signer = { name: "Mia Chen", emailAddress: "mia@example.com", signerType: "Reviewer" };
	const documentId = await send({ signers: [{ ...signer, authenticationType: "IdVerification" }] });
	const { signerDetails } = await api<{ signerDetails: { id: string }[] }>(
		`/v1/document/properties?documentId=${documentId}`,
	);
	const signerId = signerDetails[0]?.id ?? "";
	const { result } = await api<{ result: { userId: string; email: string }[] }>("/v1/users/list?pageSize=100");
	const userId = result.find((one) => one.email === email)?.userId ?? "";
	const user: DeskUser = { request, url: BASE_URL, userId };
	const draft = await makeDraft(user, await samplePdf());
	const about = ["--redirect-uris", "https://ledger.example.com/cb", "--acting-user", ADMIN.email];
	const { appId } = await admin<App>("oauth-app", "create", "--name", `Ledger ${randomUUID()}`, ...about);
	const hook = ["--url", "https://hooks.example.com/", "--events", "TemplateCreated"];
	const { endpointId } = await admin<{ endpointId: string }>("webhook", "create", ...hook);
	const outbox = await (await request.get("/outbox")).text();
	const mailId = /\/outbox\/([0-9a-f-]{36})/.exec(outbox)?.[1] ?? "";
	const brands = await api<{ result: { brandId: string }[] }>("/v1/brand/list");
	const brandId = brands.result[0]?.brandId ?? "";
	const { documentId: draftId, recipientId } = draft;
	const templateId = await createTemplate("Lease");
	return { brandId, templateId, version: "1", documentId, draftId, recipientId, signerId, appId, endpointId, mailId };
}

/** @param of what `things` made */
export function addressOf(page: string, of: Record<string, string>): string {
	const isDraft = page.includes("/desk/");
	const path = page.replace(/\/page\.tsx$/, "").replace(/\[(\w+)\]/g, (_whole, name: string) => {
		const value = of[name === "documentId" && isDraft ? "draftId" : name];
		if (!value) throw new Error(`There is no ${name} for ${page}.`);
		return value;
	});
	return `/${path}`;
}
