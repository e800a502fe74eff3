"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { changesInWords } from "#components/templates/versions/changes-text.ts";
import { suggestPeople } from "#lib/domain/drafts/editing/suggest-people.ts";
import { changeTemplateLabels } from "#lib/domain/templates/change-template-labels.ts";
import { deleteTemplate } from "#lib/domain/templates/delete-template.ts";
import { deleteTrashedTemplate } from "#lib/domain/templates/delete-trashed-template.ts";
import { draftFromTemplate } from "#lib/domain/templates/draft-from-template.ts";
import { duplicateTemplate } from "#lib/domain/templates/duplicate-template.ts";
import { discardEditedTemplate } from "#lib/domain/templates/editing/discard-edited-template.ts";
import { findTemplateReceivers } from "#lib/domain/templates/find-receivers.ts";
import { restoreTemplate } from "#lib/domain/templates/restore-template.ts";
import { restoreTemplateVersion } from "#lib/domain/templates/restore-version.ts";
import { saveAsTemplate } from "#lib/domain/templates/save-as-template.ts";
import { setTemplateRequestEmail } from "#lib/domain/templates/set-template-request-email.ts";
import { shareTemplate } from "#lib/domain/templates/share-template.ts";
import { transferTemplate } from "#lib/domain/templates/transfer-template.ts";
import { viewTemplateChanges } from "#lib/domain/templates/view-changes.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { requestEmailInput } from "#lib/http/pages/request-email-input.ts";
import { writtenLabels } from "#lib/http/pages/written-labels.ts";
import { format } from "#lib/i18n/message.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";
import { pageWords } from "../../page-words.tsx";

const PATH = "/templates";
const templateId = z.uuid();
const tooLong = "tooLong" satisfies RefusalKey;
const person = z.object({
	index: z.int().min(1).max(50),
	name: z.string().trim().max(256, tooLong),
	email: z
		.string()
		.trim()
		.max(320, tooLong)
		.refine((email) => email === "" || isEmailAddress(email), "addressForm" satisfies RefusalKey),
});

export const useTemplateAction = defineAction(
	z.object({ templateId, version: z.int().min(1), people: z.array(person).max(50) }),
	async (context, input) => {
		// Done or refused: the page shows the template as it is now, with the people as typed.
		return draftFromTemplate(context, input).finally(() => revalidatePath("/documents", "layout"));
	},
);

/** What changed since the version that was open, in a few words. */
export const templateChangesAction = defineAction(
	z.object({ templateId, version: z.int().min(1) }),
	async (context, input) => {
		const changes = await viewTemplateChanges(context, input);
		const { templates, common, fieldSettings, locale } = await pageWords();
		return changes ? changesInWords(changes, { templates, common, types: fieldSettings.types }, locale) : [];
	},
);

/** People who may take a role. */
export const suggestPeopleAction = defineAction(
	z.object({ search: z.string().trim().max(200, tooLong) }),
	async (context, input) => {
		const people = await suggestPeople(context, input);
		return people.flatMap(({ name, email }) => (email === "" ? [] : [{ name, email }]));
	},
);

export const saveAsTemplateAction = defineAction(z.object({ documentId: z.uuid() }), async (context, input) => {
	const { roleName } = (await pageWords()).templates;
	const made = await saveAsTemplate(context, { ...input, title: "", roleName: (index) => format(roleName, { index }) });
	revalidatePath(PATH, "layout");
	return made;
});

export const changeTemplateLabelsAction = defineAction(
	z.object({ templateId, add: writtenLabels, remove: writtenLabels }),
	async (context, input) => {
		await changeTemplateLabels(context, input);
		revalidatePath(PATH, "layout");
	},
);

export const setTemplateEmailAction = defineAction(
	z.object({ templateId, version: z.int().min(1), email: requestEmailInput }),
	async (context, input) => {
		await setTemplateRequestEmail(context, input);
		revalidatePath(PATH, "layout");
	},
);

const access = {
	action: z.enum(["Grant", "Revoke"]),
	accessLevel: z.enum(["Use", "Edit"]).nullable(),
};
const MAX_SHARES = 100;

export const shareTemplateAction = defineAction(
	z.object({
		templateId,
		teams: z.array(z.object({ teamId: z.uuid(), ...access })).max(MAX_SHARES),
		people: z.array(z.object({ userId: z.uuid(), ...access })).max(MAX_SHARES),
	}),
	async (context, input) => {
		await shareTemplate(context, input);
		revalidatePath(PATH, "layout");
	},
);

export const findTemplateReceiversAction = defineAction(
	z.object({ templateId, search: z.string().trim().max(200, tooLong) }),
	findTemplateReceivers,
);

/** Room for what the copy’s title adds. */
const COPIED_TITLE = 240;

export const duplicateTemplateAction = defineAction(z.object({ templateId }), async (context, input) => {
	const { copyTitle } = (await pageWords()).templates;
	const nameOf = (title: string) => format(copyTitle, { title: cutText(title, COPIED_TITLE) });
	const made = await duplicateTemplate(context, { ...input, nameOf });
	revalidatePath(PATH, "layout");
	return made;
});

export const transferTemplateAction = defineAction(z.object({ templateId, toUserId: z.uuid() }), transferTemplate);

export const restoreTemplateVersionAction = defineAction(
	z.object({ templateId, version: z.int().min(1) }),
	async (context, input) => {
		const restored = await restoreTemplateVersion(context, input);
		revalidatePath(PATH, "layout");
		return restored;
	},
);

export const deleteTemplateAction = defineAction(z.object({ templateId }), async (context, input) => {
	await deleteTemplate(context, { ...input, deletePermanently: false });
});

export const discardTemplateChangesAction = defineAction(z.object({ templateId }), async (context, input) => {
	await discardEditedTemplate(context, input);
	revalidatePath(PATH, "layout");
});

export const restoreTemplateAction = defineAction(z.object({ templateId }), async (context, input) => {
	await restoreTemplate(context, input);
	revalidatePath(PATH, "layout");
});

export const deleteTrashedTemplateAction = defineAction(z.object({ templateId }), async (context, input) => {
	await deleteTrashedTemplate(context, input);
	revalidatePath(PATH, "layout");
});
