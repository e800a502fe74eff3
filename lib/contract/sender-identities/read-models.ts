import { z } from "zod";
import { LOCALES } from "#lib/i18n/locales.ts";
import { notificationSettingsModel } from "../notification-settings.ts";
import { SENDER_IDENTITY_STATUSES } from "./literals.ts";

/** An identity as interface.md shows it. */
export const senderIdentityModel = z.object({
	id: z.uuid(),
	name: z.string(),
	email: z.string(),
	status: z.enum(SENDER_IDENTITY_STATUSES),
	/** Id of the user who asked for it; empty once that user is gone. */
	createdBy: z.string(),
	/** ISO 8601; empty until approved. */
	approvedDate: z.string(),
	redirectUrl: z.string().nullable(),
	brandId: z.uuid().nullable(),
	notificationSettings: notificationSettingsModel,
	/** The caller's own pairs; tenantId and accountPlan beside them, unless the caller gave pairs of these names. */
	metaData: z.record(z.string(), z.string()),
	locale: z.enum(LOCALES),
});
export type SenderIdentityModel = z.infer<typeof senderIdentityModel>;

export const senderIdentityRecordsModel = z.object({
	pageDetails: z.object({
		pageSize: z.int(),
		page: z.int(),
		totalRecordsCount: z.int(),
		totalPages: z.int(),
		sortedColumn: z.literal("createdDate"),
		sortDirection: z.literal("ASC"),
	}),
	result: z.array(senderIdentityModel),
});
export type SenderIdentityRecordsModel = z.infer<typeof senderIdentityRecordsModel>;
