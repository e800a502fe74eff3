import type { SENDER_IDENTITY_OPERATIONS } from "../../sender-identities/operations.ts";
import type { SenderIdentityModel } from "../../sender-identities/read-models.ts";
import type { ResponseExamples } from "./response-examples-of.ts";

const IDENTITY: SenderIdentityModel = {
	...{ id: "2c7e4d90-5b1f-4d6a-8c1e-9f0b3a6d7e85", name: "Mia Chen", email: "mia@example.com", status: "Verified" },
	...{ createdBy: "5f4b3f0e-8a31-4a47-9a52-21c9a1a3d6b7", approvedDate: "2026-11-21T10:00:00.000Z" },
	...{ redirectUrl: null, brandId: null },
	notificationSettings: {
		...{ viewed: false, sent: false, deliveryFailed: true, declined: true, revoked: true, reassigned: true },
		...{ completed: true, signed: true, expired: true, authenticationFailed: true, reminders: true },
		attachSignedDocument: false,
	},
	metaData: { tenantId: "b8d4a1f2-3c6e-4f57-9a90-7e2d5c1b8f64", accountPlan: "business" },
	locale: "EN",
};

/** What operations on sender identities answer. */
export const SENDER_IDENTITY_RESPONSES: ResponseExamples<typeof SENDER_IDENTITY_OPERATIONS> = {
	createSenderIdentity: { senderIdentityId: IDENTITY.id },
	listSenderIdentities: {
		pageDetails: {
			...{ pageSize: 20, page: 1, totalRecordsCount: 1, totalPages: 1 },
			...{ sortedColumn: "createdDate", sortDirection: "ASC" },
		},
		result: [IDENTITY],
	},
	getSenderIdentity: IDENTITY,
};
