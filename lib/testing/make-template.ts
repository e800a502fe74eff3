import { type ApiCaller, corpusFile, SIGNER } from "./api-caller.ts";

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
