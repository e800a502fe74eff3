import { z } from "zod";
import { readGroupSignerSettings } from "#lib/contract/documents/sending/group-signers.ts";
import type { Refuse } from "#lib/contract/documents/sending/refuse.ts";
import { distinctCopies, formGroupsOf, signatureTypesOf } from "#lib/contract/documents/sending/send-document.ts";
import { readTextTagDefinitions } from "#lib/contract/documents/sending/send-document-rules.ts";
import { sendDocumentWire } from "#lib/contract/documents/sending/send-document-wire.ts";
import { flag, requiredText } from "#lib/contract/shape-values.ts";
import type { TextTagDefinition } from "#lib/fields/text-tags/parse-definition.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { templateRoleList } from "./role-wire.ts";
import { readFieldPermission, readRoles, type TemplateRole, templateSettingsWire } from "./template-wire.ts";

const { files, fileUrls, useTextTags, textTagDefinitions, autoDetectFields } = sendDocumentWire.shape;

const createTemplateWire = z.object({
	...{ files, fileUrls, useTextTags, textTagDefinitions, autoDetectFields },
	title: requiredText(256),
	...templateSettingsWire,
	roles: templateRoleList,
	enableSigningOrder: flag(false),
	enableReassign: flag(true),
	allowModifyFiles: flag(true),
	allowMessageEditing: flag(true),
	allowNewRoles: flag(true),
	allowNewFiles: flag(true),
});
type Wire = z.output<typeof createTemplateWire>;

/** A template as it is asked for; pages and files aren’t checked yet. */
export type CreateTemplateRequest = ReturnType<typeof readRequest>;

function readRequest(wire: Wire, context: z.core.$RefinementCtx) {
	const refuse: Refuse = (path, message) => context.addIssue({ code: "custom", path, message });
	const [info] = wire.documentInfo;
	const roles: TemplateRole[] = readRoles(wire, refuse);
	const definitions: TextTagDefinition[] | null = readTextTagDefinitions(wire, roles.length, refuse);
	return {
		title: wire.title,
		description: wire.description ?? "",
		roles,
		textTagDefinitions: definitions,
		formGroups: formGroupsOf(wire.formGroups),
		autoDetectFields: wire.autoDetectFields,
		fileUrls: wire.fileUrls,
		cc: distinctCopies(wire.cc),
		document: {
			title: wire.documentTitle ?? info?.title ?? "",
			message: wire.documentMessage ?? info?.description ?? "",
			brandId: wire.brandId,
			onBehalfOf: wire.onBehalfOf,
			labels: wire.labels,
			enableSigningOrder: wire.enableSigningOrder,
			enableReassign: wire.enableReassign,
			signatureTypes: signatureTypesOf(wire.allowedSignatureTypes),
			recipientNotifications: wire.recipientNotificationSettings,
			timeZone: wire.documentTimeZone,
		},
		templateLabels: wire.templateLabels,
		allows: {
			message: wire.allowMessageEditing,
			newRoles: wire.allowNewRoles,
			newFiles: wire.allowNewFiles,
			fileChanges: wire.allowModifyFiles,
		},
		fieldPermission: readFieldPermission(wire.formFieldPermission),
		groupSignerSettings: readGroupSignerSettings(wire.groupSignerSettings),
	};
}

export const createTemplateOperation = defineOperation({
	id: "createTemplate",
	method: "POST",
	path: "/v1/template/create",
	summary: "Create a template",
	scope: "Service.Templates.Create",
	query: z.object({}),
	body: createTemplateWire.transform(readRequest),
	encodings: ALL_ENCODINGS,
	files: { part: "files", isRequired: true, instead: "fileUrls" },
	response: z.object({ templateId: z.uuid() }),
	status: 201,
});
