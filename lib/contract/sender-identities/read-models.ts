import { z } from "zod";
import { LOCALES } from "#lib/i18n/locales.ts";
import { notificationSettingsModel } from "../notification-settings.ts";
import { SENDER_IDENTITY_STATUSES } from "./literals.ts";

/** An identity as it is shown (lib/contract/README.md "Sender identities"). */
export const senderIdentityModel = z.object({
	id: z.uuid(),
	name: z.string(),
	email: z.string(),
	status: z.enum(SENDER_IDENTITY_STATUSES),
	createdBy: z
		.string()
		.describe("ID of the user who created the sender identity. The value is empty after that user is removed."),
	approvedDate: z
		.string()
		.describe(
			"Time of the approval, as an ISO 8601 timestamp. The value is empty until the person approves the request.",
		),
	redirectUrl: z.string().nullable(),
	brandId: z.uuid().nullable(),
	notificationSettings: notificationSettingsModel,
	metaData: z
		.record(z.string(), z.string())
		.describe(
			"Your key-value pairs. The pairs also include tenantId and accountPlan unless you set these keys yourself.",
		),
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
