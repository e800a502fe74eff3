import { z } from "zod";

/** What the template of a sent document lets its sender change, for drafts that are made of the document later. */
export const sentLimits = z.strictObject({
	allows: z.strictObject({
		...{ message: z.boolean(), newRoles: z.boolean(), newFiles: z.boolean(), fileChanges: z.boolean() },
	}),
	fields: z.strictObject({ canAdd: z.boolean(), canModify: z.boolean() }),
	/** By IDs of signers; of a group, each. */
	signers: z.record(
		z.string(),
		z.strictObject({
			roleIndex: z.number().optional(),
			mayChange: z.boolean().optional(),
			mayRemove: z.boolean().optional(),
		}),
	),
	/** By `fieldId`. */
	formFields: z.record(
		z.string(),
		z.strictObject({
			mayChange: z.boolean().optional(),
			mayRemove: z.boolean().optional(),
			needsValue: z.boolean().optional(),
			/** The document’s sender added it. */
			isOwn: z.boolean().optional(),
			/** Its value can’t be changed. */
			isFixed: z.boolean().optional(),
		}),
	),
});
export type SentLimits = z.output<typeof sentLimits>;
