import { randomUUID } from "node:crypto";
import { createTemplateOperation } from "#lib/contract/templates/create-template.ts";
import { editTemplateOperation } from "#lib/contract/templates/edit-template.ts";
import { listTemplatesOperation } from "#lib/contract/templates/list-templates.ts";
import { sendTemplateOperation } from "#lib/contract/templates/send-template.ts";
import { stepOf } from "#lib/domain/drafts/testing/steps.ts";
import { fileIdOf } from "../insert-whole-document.ts";
import { uploadedLease } from "../uploaded-lease.ts";
import { takes, type VerbCase, type VerbCases } from "../verb-case.ts";

/** A case of a template that is named by its ID. */
const onTemplate = (more: object = {}): VerbCase => ({ args: (_, { templateId }) => [{ templateId, ...more }] });

const labels = { documentLabels: ["2026"], templateLabels: ["Flats"] };
const request = sendTemplateOperation.body.parse({});

const create: VerbCase = {
	isSlow: true,
	args: async () => [
		{
			request: createTemplateOperation.body.parse({ title: "Lease", roles: [{ name: "Tenant", index: 1 }] }),
			files: [await uploadedLease()],
		},
	],
};

/** A case of a template’s file. */
const onFile = (more: object = {}): VerbCase => ({
	args: (_, { templateId }) => [{ templateId, fileId: fileIdOf(templateId), ...more }],
});

const steps = [stepOf({ kind: "patch", in: "document", set: { title: "Rental agreement" }, was: {} })];

const addFile: VerbCase = {
	isSlow: true,
	args: async (_, { templateId }) => [
		{
			...{ templateId, from: 1, file: await uploadedLease(), fileId: null, replaces: null },
			...{ baseVersion: 0, clientId: randomUUID() },
		},
	],
};

/** Verbs about templates. */
export const TEMPLATE_VERB_CASES: Pick<
	VerbCases,
	"templates.read" | "templates.create" | "templates.change" | "templates.delete"
> = {
	"templates.read": {
		on: "template",
		verbs: {
			downloadTemplate: onTemplate({ includeFormFieldValues: false }),
			getTemplateProperties: onTemplate(),
			viewTemplate: onTemplate(),
			viewTemplateChanges: onTemplate({ version: 1 }),
			viewTemplatePage: onFile({ leftOut: "", page: 1, askedWidthPx: null }),
			browseTemplates: {
				args: () => [{ list: "all", ownerId: null, label: null, search: "", page: 1, pageSize: 100 }],
				isList: true,
			},
			findTemplates: { args: () => [{ search: "lease" }], on: "nothing" },
			listMostUsedTemplates: { args: () => [], on: "nothing" },
			listTemplates: { args: () => [listTemplatesOperation.query.parse({ page: 1, pageSize: 100 })], isList: true },
		},
	},
	"templates.create": {
		on: "template",
		verbs: {
			createTemplate: create,
			duplicateTemplate: onTemplate({ nameOf: (title: string) => `${title} 2` }),
			draftFromTemplate: onTemplate({ version: 1, people: [{ index: 1, name: "Ida", email: "ida@example.com" }] }),
			saveAsTemplate: {
				on: "document",
				args: (_, { documentId }) => [{ documentId, title: "Lease", roleName: (index: number) => `Role ${index}` }],
			},
			openNewTemplate: { ...takes(), on: "nothing" },
			sendTemplate: onTemplate({ request, files: [] }),
			mergeAndSendTemplates: {
				args: (_, { templateId }) => [{ templateIds: [templateId, templateId], request, files: [] }],
			},
		},
	},
	"templates.change": {
		on: "template",
		verbs: {
			addTemplateLabels: onTemplate(labels),
			removeTemplateLabels: onTemplate(labels),
			changeTemplateLabels: onTemplate({ add: ["Houses"], remove: ["Flats"] }),
			editTemplate: onTemplate({ request: editTemplateOperation.body.parse({ title: "Rental agreement" }) }),
			setTemplateRequestEmail: onTemplate({ version: 1, email: { subject: "Sign {{document.title}}", message: "" } }),
			viewTemplateSource: onFile({ leftOut: "" }),
			viewTemplateText: onFile({ leftOut: "", part: 0 }),
			findTemplatePlaces: onFile(),
			openTemplateEditor: onTemplate(),
			applyTemplateSteps: onTemplate({ from: 1, baseVersion: 0, clientId: randomUUID(), steps }),
			fetchTemplateSteps: onTemplate({ from: 1, since: 0 }),
			addTemplateFile: addFile,
			saveEditedTemplate: onTemplate({ from: 1, version: 1, replaces: null, roleName: String }),
			discardEditedTemplate: onTemplate(),
			shareTemplate: {
				args: ({ actors }, { templateId }) => [
					{
						templateId,
						teams: [{ teamId: actors.Member.principal.teamId, action: "Grant", accessLevel: "Use" }],
						people: [],
					},
				],
			},
			findTemplateReceivers: onTemplate({ search: "" }),
			transferTemplate: {
				args: ({ actors }, { templateId }) => [{ templateId, toUserId: actors.Member.principal.userId }],
			},
			listTemplateVersions: onTemplate({ before: null }),
			viewTemplateVersion: onTemplate({ version: 1 }),
			restoreTemplateVersion: onTemplate({ version: 1 }),
		},
	},
	"templates.delete": {
		on: "template",
		verbs: {
			deleteTemplate: onTemplate({ deletePermanently: false }),
			deleteTrashedTemplate: { args: (_, { trashedTemplateId }) => [{ templateId: trashedTemplateId }] },
			restoreTemplate: { args: (_, { trashedTemplateId }) => [{ templateId: trashedTemplateId }] },
		},
	},
};
