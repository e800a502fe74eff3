import { TEMPLATE_OPERATIONS as OPERATIONS } from "#lib/contract/templates/operations.ts";
import { addTemplateLabels, removeTemplateLabels } from "#lib/domain/templates/change-template-labels.ts";
import { createTemplate } from "#lib/domain/templates/create-template.ts";
import { deleteTemplate } from "#lib/domain/templates/delete-template.ts";
import { downloadTemplate } from "#lib/domain/templates/download-template.ts";
import { editTemplate } from "#lib/domain/templates/edit-template.ts";
import { getTemplateProperties } from "#lib/domain/templates/get-template-properties.ts";
import { listTemplates } from "#lib/domain/templates/list-templates.ts";
import { mergeAndSendTemplates, sendTemplate } from "#lib/domain/templates/send-template.ts";
import { shareTemplate } from "#lib/domain/templates/share-template.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on templates. */
export const TEMPLATE_ROUTES: Record<keyof typeof OPERATIONS, ApiRoute> = {
	createTemplate: defineRoute(OPERATIONS.createTemplate, createTemplate, ({ body, files }) => ({
		request: body,
		files,
	})),
	listTemplates: defineRoute(OPERATIONS.listTemplates, listTemplates, ({ query }) => query),
	getTemplateProperties: defineRoute(OPERATIONS.getTemplateProperties, getTemplateProperties, ({ query }) => query),
	editTemplate: defineRoute(OPERATIONS.editTemplate, editTemplate, ({ query, body }) => ({ ...query, request: body })),
	downloadTemplate: defineRoute(OPERATIONS.downloadTemplate, downloadTemplate, ({ query }) => query),
	deleteTemplate: defineRoute(OPERATIONS.deleteTemplate, deleteTemplate, ({ query }) => query),
	sendTemplate: defineRoute(OPERATIONS.sendTemplate, sendTemplate, ({ query, body, files }) => ({
		...query,
		request: body,
		files,
	})),
	mergeAndSendTemplates: defineRoute(
		OPERATIONS.mergeAndSendTemplates,
		mergeAndSendTemplates,
		({ body: { templateIds, ...request }, files }) => ({ templateIds, request, files }),
	),
	shareTemplate: defineRoute(OPERATIONS.shareTemplate, shareTemplate, ({ query, body }) => ({
		...query,
		...body,
		people: [],
	})),
	addTemplateTags: defineRoute(OPERATIONS.addTemplateTags, addTemplateLabels, ({ body }) => body),
	deleteTemplateTags: defineRoute(OPERATIONS.deleteTemplateTags, removeTemplateLabels, ({ body }) => body),
};
