import { z } from "zod";
import { groupSignerSettingsModel } from "#lib/contract/documents/sending/group-signers.ts";

/** What a version of a template says beyond its state: about itself, and about what senders may change. */
export const templateTerms = z.object({
	title: z.string(),
	description: z.string(),
	allows: z.object({ message: z.boolean(), newRoles: z.boolean(), newFiles: z.boolean(), fileChanges: z.boolean() }),
	/** null: nothing was said, and everything is allowed. */
	fieldPermission: z
		.object({ canAdd: z.boolean(), canModify: z.boolean(), canModifyDefaultValue: z.boolean() })
		.nullable(),
	groupSignerSettings: groupSignerSettingsModel.nullable(),
	/** Subject of emails that ask to sign, with placeholders; empty or left out: the brand’s. */
	requestSubject: z.string().optional(),
});
export type TemplateTerms = z.output<typeof templateTerms>;
