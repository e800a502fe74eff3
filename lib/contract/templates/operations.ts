import { z } from "zod";
import { labelList } from "#lib/contract/documents/listing/label-list.ts";
import { onBehalfOf } from "#lib/contract/documents/sending/on-behalf-of.ts";
import { flag, list, optionalChoice, requiredChoice, requiredText } from "#lib/contract/shape-values.ts";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { createTemplateOperation } from "./create-template.ts";
import { editTemplateOperation } from "./edit-template.ts";
import { listTemplatesOperation } from "./list-templates.ts";
import { templatePropertiesModel } from "./read-models.ts";
import { mergeAndSendOperation, sendTemplateOperation } from "./send-template.ts";
import { templateId } from "./template-id.ts";

const getTemplatePropertiesOperation = defineOperation({
	id: "getTemplateProperties",
	method: "GET",
	path: "/v1/template/properties",
	summary: "Get a template’s files, roles, fields and settings",
	scope: "Service.Templates.Read",
	query: z.object({ templateId }),
	...WITHOUT_BODY,
	response: templatePropertiesModel,
	status: 200,
});

const downloadTemplateOperation = defineOperation({
	id: "downloadTemplate",
	method: "GET",
	path: "/v1/template/download",
	summary: "Download a template’s pages as a PDF",
	scope: "Service.Templates.Read",
	query: z.object({ templateId, onBehalfOf, includeFormFieldValues: flag(false) }),
	...WITHOUT_BODY,
	response: "binary",
	status: 200,
});

const deleteTemplateOperation = defineOperation({
	id: "deleteTemplate",
	method: "DELETE",
	path: "/v1/template/delete",
	summary: "Move a template to the trash or permanently delete it",
	scope: "Service.Templates.Delete",
	query: z.object({ templateId, onBehalfOf, deletePermanently: flag(false) }),
	...WITHOUT_BODY,
	response: null,
	status: 204,
});

const tagsBody = z
	.object({ templateId, documentLabels: labelList(), templateLabels: labelList(), onBehalfOf })
	.superRefine(({ documentLabels, templateLabels }, context) => {
		if (documentLabels.length + templateLabels.length > 0) return;
		const message = "At least one label is required in DocumentLabels or TemplateLabels.";
		context.addIssue({ code: "custom", path: ["templateLabels"], message });
	});

const addTemplateTagsOperation = defineOperation({
	id: "addTemplateTags",
	method: "PATCH",
	path: "/v1/template/addTags",
	summary: "Add labels to a template",
	scope: "Service.Templates.Write",
	query: z.object({}),
	body: tagsBody,
	encodings: ["application/json"],
	files: null,
	response: null,
	status: 200,
});

const deleteTemplateTagsOperation = defineOperation({
	id: "deleteTemplateTags",
	method: "DELETE",
	path: "/v1/template/deleteTags",
	summary: "Remove labels from a template",
	scope: "Service.Templates.Write",
	query: z.object({}),
	body: tagsBody,
	encodings: ["application/json"],
	files: null,
	response: null,
	status: 200,
});

const MAX_SHARES = 100;

const shareTemplateOperation = defineOperation({
	id: "shareTemplate",
	method: "PATCH",
	path: "/v1/template/share",
	summary: "Share a template with teams or stop sharing it",
	scope: "Service.Templates.Write",
	query: z.object({ templateId }),
	body: z.object({
		teams: list(
			z
				.object({
					teamId: requiredText(200),
					action: requiredChoice(["Grant", "Revoke"]),
					accessLevel: optionalChoice(["Use", "Edit"]),
				})
				.superRefine(({ action, accessLevel }, context) => {
					if (action !== "Grant" || accessLevel) return;
					context.addIssue({ code: "custom", path: ["accessLevel"], message: 'is required with Action "Grant".' });
				}),
		).superRefine((teams, context) => {
			if (teams.length > 0 && teams.length <= MAX_SHARES) return;
			context.addIssue({ code: "custom", message: `must contain 1 to ${MAX_SHARES} teams.` });
		}),
	}),
	encodings: ["application/json"],
	files: null,
	response: null,
	status: 200,
});

/** What can be done with templates. */
export const TEMPLATE_OPERATIONS = {
	createTemplate: createTemplateOperation,
	listTemplates: listTemplatesOperation,
	getTemplateProperties: getTemplatePropertiesOperation,
	editTemplate: editTemplateOperation,
	downloadTemplate: downloadTemplateOperation,
	deleteTemplate: deleteTemplateOperation,
	sendTemplate: sendTemplateOperation,
	mergeAndSendTemplates: mergeAndSendOperation,
	shareTemplate: shareTemplateOperation,
	addTemplateTags: addTemplateTagsOperation,
	deleteTemplateTags: deleteTemplateTagsOperation,
} as const;
