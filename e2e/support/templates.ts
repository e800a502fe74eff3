import { api } from "./product.ts";
import { samplePdf } from "./sample-pdf.ts";

/** A signature on the first page. @param x pixels from the left */
export const signature = (id: string, x: number) => ({
	id,
	fieldType: "Signature",
	pageNumber: 1,
	bounds: { x, y: 760, width: 180, height: 50 },
	isRequired: true,
});

/** A template with an open role and one whose signer is set. @returns its ID */
export async function createTemplate(title: string): Promise<string> {
	const form = new FormData();
	form.append("Files", new Blob([Buffer.from(await samplePdf())]), "Lease.pdf");
	form.append("Title", title);
	form.append("Description", "Flats in the harbour district, furnished or not.");
	form.append("DocumentTitle", "Lease of flat 12");
	const roles = [
		{ name: "Tenant", index: 1, formFields: [signature("tenant", 80)] },
		{
			...{ name: "Landlord", index: 2, defaultSignerName: "Lia Berg", defaultSignerEmail: "lia@example.com" },
			...{ allowRoleEdit: false, formFields: [signature("landlord", 400)] },
		},
	];
	form.append("Roles", JSON.stringify(roles));
	form.append("CC", JSON.stringify([{ emailAddress: "accounts@example.com" }]));
	form.append("TemplateLabels", "Leases");
	return (await api<{ templateId: string }>("/v1/template/create", { method: "POST", body: form })).templateId;
}
