import { type ApiAnswer, type ApiCaller, corpusFile, SIGNER } from "./api-caller.ts";

/** A tenant who isn’t known yet, with a signature and a text box, and a landlord who is. */
export const TENANT = { name: "Tenant", index: 1, formFields: SIGNER.formFields };
export const LANDLORD = {
	name: "Landlord",
	index: 2,
	defaultSignerName: "Mia Chen",
	defaultSignerEmail: "mia@example.com",
	formFields: [{ ...SIGNER.formFields[0], id: "landlord-sign", bounds: { x: 300, y: 50, width: 150, height: 40 } }],
};

/** A form with a file, a title and roles. */
export async function templateForm(
	parts: Record<string, string> = {},
	roles: readonly object[] = [TENANT, LANDLORD],
	file = "plain.pdf",
): Promise<FormData> {
	const form = new FormData();
	form.append("Files", new Blob([new Uint8Array(await corpusFile(file))], { type: "application/pdf" }), "Lease.pdf");
	for (const [name, text] of Object.entries({ Title: "Lease", ...parts })) form.append(name, text);
	for (const role of roles) form.append("Roles", JSON.stringify(role));
	return form;
}

/** Creates a template; what is given is as in templateForm. @returns its ID */
export async function makeTemplate(caller: ApiCaller, ...given: Parameters<typeof templateForm>): Promise<string> {
	const { body } = await caller.call("POST", "/v1/template/create", await templateForm(...given));
	if (typeof body.templateId !== "string") throw new Error(JSON.stringify(body));
	return body.templateId;
}

type Read = (caller: ApiCaller, id: unknown) => Promise<ApiAnswer["body"]>;

/** What template/properties answers. */
export const readTemplate: Read = async (caller, id) =>
	(await caller.call("GET", `/v1/template/properties?templateId=${id}`)).body;

/** What document/properties answers. */
export const readDocument: Read = async (caller, id) =>
	(await caller.call("GET", `/v1/document/properties?documentId=${id}`)).body;

/** A sent role: Mia as the tenant of TENANT. */
export const MIA = { roleIndex: 1, signerName: "Mia Tenant", signerEmail: "tenant@example.com" };

/** Sends a document made from a template, with Mia as the tenant unless the body says otherwise. */
export function sendTemplate(caller: ApiCaller, templateId: string, body: object = {}): Promise<ApiAnswer> {
	return caller.call("POST", `/v1/template/send?templateId=${templateId}`, { roles: [MIA], ...body });
}
