import { z } from "zod";
import { readGroupSignerSettings } from "#lib/contract/documents/sending/group-signers.ts";
import type { Refuse } from "#lib/contract/documents/sending/refuse.ts";
import { distinctCopies, signatureTypesOf } from "#lib/contract/documents/sending/send-document.ts";
import { sendDocumentWire } from "#lib/contract/documents/sending/send-document-wire.ts";
import { optionalFlag, optionalList, optionalText } from "#lib/contract/shape-values.ts";
import { defineOperation } from "../operation.ts";
import { templateRoleList } from "./role-wire.ts";
import { templateId } from "./template-id.ts";
import { readFieldPermission, readRoles, templateSettingsWire } from "./template-wire.ts";

const { labels, cc, allowedSignatureTypes, formGroups } = sendDocumentWire.shape;

/** Everything is optional: what isn’t given stays as it is, and a list that is given replaces the one there was. */
const editTemplateWire = z.object({
	title: optionalText(256),
	...templateSettingsWire,
	roles: optionalList(templateRoleList),
	cc: optionalList(cc),
	labels: optionalList(labels),
	templateLabels: optionalList(labels),
	formGroups: optionalList(formGroups),
	allowedSignatureTypes: optionalList(allowedSignatureTypes),
	enableSigningOrder: optionalFlag(),
	enableReassign: optionalFlag(),
	allowModifyFiles: optionalFlag(),
	allowMessageEditing: optionalFlag(),
	allowNewRoles: optionalFlag(),
	allowNewFiles: optionalFlag(),
});
type Wire = z.output<typeof editTemplateWire>;

export type EditTemplateRequest = ReturnType<typeof readRequest>;

function readRequest(wire: Wire, context: z.core.$RefinementCtx) {
	const refuse: Refuse = (path, message) => context.addIssue({ code: "custom", path, message });
	const [info] = wire.documentInfo;
	if (wire.formGroups !== null && wire.roles === null) {
		refuse(["formGroups"], "can only be changed together with Roles.");
	}
	const groups = wire.formGroups ?? [];
	return {
		title: wire.title,
		description: wire.description,
		roles: wire.roles && readRoles({ roles: wire.roles, formGroups: groups, useTextTags: false }, refuse),
		cc: wire.cc && distinctCopies(wire.cc),
		templateLabels: wire.templateLabels,
		document: {
			title: wire.documentTitle ?? info?.title ?? null,
			message: wire.documentMessage ?? info?.description ?? null,
			brandId: wire.brandId,
			onBehalfOf: wire.onBehalfOf,
			labels: wire.labels,
			enableSigningOrder: wire.enableSigningOrder,
			enableReassign: wire.enableReassign,
			signatureTypes: wire.allowedSignatureTypes && signatureTypesOf(wire.allowedSignatureTypes),
			recipientNotifications: wire.recipientNotificationSettings,
			timeZone: wire.documentTimeZone,
		},
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

export const editTemplateOperation = defineOperation({
	id: "editTemplate",
	method: "PUT",
	path: "/v1/template/edit",
	summary: "Change a template",
	scope: "Service.Templates.Write",
	query: z.object({ templateId }),
	body: editTemplateWire.transform(readRequest),
	encodings: ["application/json"],
	files: null,
	response: null,
	status: 204,
});
