import type { TEMPLATE_OPERATIONS } from "../../templates/operations.ts";
import type { ExampleCalls } from "./example-call.ts";

const TEMPLATE_ID = "9e4d1f7a-3c58-4b06-8f2d-6a1c0b7e5d42";
const OTHER_ID = "1c8b5e20-7d4f-4a93-b6e1-0f9d2a3c4b57";
const TEAM_ID = "5a2e9c71-8b3d-4f60-9e17-4d6c8b0a1f23";
const query = { templateId: TEMPLATE_ID };

const TENANT = {
	name: "Tenant",
	index: 1,
	formFields: [
		{
			...{ id: "sign", fieldType: "Signature", pageNumber: 1 },
			bounds: { x: 80, y: 600, width: 220, height: 60 },
			isRequired: true,
		},
	],
};

const ROLE = { roleIndex: 1, signerName: "Mia Chen", signerEmail: "mia@example.com" };
const LABELS = { templateId: TEMPLATE_ID, documentLabels: ["2026"], templateLabels: ["flats"] };

/** How operations on templates are called. */
export const TEMPLATE_EXAMPLES: ExampleCalls<keyof typeof TEMPLATE_OPERATIONS> = {
	createTemplate: {
		form: [
			["Title", "Lease"],
			["Files", { file: "lease.pdf" }],
			["Roles", { json: TENANT }],
		],
	},
	listTemplates: { query: { page: "1", pageSize: "20", templateType: "all" } },
	getTemplateProperties: { query },
	editTemplate: { query, json: { title: "Lease 2027", roles: [TENANT] } },
	downloadTemplate: { query, saveAs: "lease.pdf" },
	deleteTemplate: { query },
	sendTemplate: { query, json: { title: "Lease for flat 4", roles: [ROLE] } },
	mergeAndSendTemplates: {
		form: [
			["TemplateIds", TEMPLATE_ID],
			["TemplateIds", OTHER_ID],
			["Title", "Lease and house rules"],
			["Roles", { json: ROLE }],
		],
	},
	shareTemplate: { query, json: { teams: [{ teamId: TEAM_ID, action: "Grant", accessLevel: "Use" }] } },
	addTemplateTags: { json: LABELS },
	deleteTemplateTags: { json: LABELS },
};
