import type { TEMPLATE_OPERATIONS } from "#lib/contract/templates/operations.ts";
import type { ApiCaller } from "../../api-caller.ts";
import { makeBrand } from "../../custom-fields.ts";
import { LANDLORD, makeTemplate, TENANT, templateForm } from "../../make-template.ts";
import { makeTeam } from "../../people.ts";
import { EVERYBODY, type OperationCall, type OperationCase } from "../operation-case.ts";

/** One whose only role is filled, so that it can be sent as it is. */
const make = (caller: ApiCaller) =>
	makeTemplate(caller, { Labels: "one", TemplateLabels: "one" }, [{ ...LANDLORD, index: 1 }]);

/** A call of a template that is named in the query. */
function onTemplate({ query, body }: OperationCall = {}): OperationCase {
	const call = (templateId: string) => ({ query: { templateId, ...query }, ...(body ? { body } : {}) });
	return { roles: EVERYBODY, isPersonal: true, arrange: async (caller) => ({ id: await make(caller), call }) };
}

function onLabels(documentLabels: string[], templateLabels: string[]): OperationCase {
	return {
		roles: EVERYBODY,
		requires: ["TemplateId"],
		isPersonal: true,
		arrange: async (caller) => ({
			id: await make(caller),
			call: (templateId) => ({ body: { templateId, documentLabels, templateLabels } }),
		}),
	};
}

/** How the operations on templates are called. */
export const TEMPLATE_CASES: Record<keyof typeof TEMPLATE_OPERATIONS, OperationCase> = {
	createTemplate: {
		roles: EVERYBODY,
		requires: ["Files", "Title"],
		refusal: { status: 404, errorType: "NotFound", part: "BrandId" },
		arrange: async (caller) => {
			const form = await templateForm();
			return {
				id: await makeBrand(caller),
				call: (brandId) => {
					form.set("BrandId", brandId);
					return { body: form };
				},
			};
		},
	},
	listTemplates: {
		names: "list",
		roles: EVERYBODY,
		isPersonal: true,
		arrange: async (caller) => ({ id: await make(caller), call: () => ({ query: { page: "1" } }) }),
	},
	getTemplateProperties: onTemplate(),
	editTemplate: onTemplate({ body: { title: "Rental agreement", roles: [TENANT, LANDLORD] } }),
	downloadTemplate: onTemplate(),
	deleteTemplate: onTemplate(),
	sendTemplate: onTemplate({ body: { title: "Flat 4" } }),
	mergeAndSendTemplates: {
		roles: EVERYBODY,
		requires: ["TemplateIds"],
		isPersonal: true,
		arrange: async (caller) => ({
			id: await make(caller),
			call: (templateId) => ({ body: { templateIds: [templateId, templateId], title: "Flat 4" } }),
		}),
	},
	shareTemplate: {
		roles: EVERYBODY,
		requires: ["Teams"],
		isPersonal: true,
		arrange: async (caller) => {
			const teams = [{ teamId: await makeTeam(caller), action: "Grant", accessLevel: "Use" }];
			return { id: await make(caller), call: (templateId) => ({ query: { templateId }, body: { teams } }) };
		},
	},
	addTemplateTags: onLabels(["two"], ["three"]),
	deleteTemplateTags: onLabels(["one"], ["one"]),
};
