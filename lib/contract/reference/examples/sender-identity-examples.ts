import type { SENDER_IDENTITY_OPERATIONS } from "../../sender-identities/operations.ts";
import type { ExampleCalls } from "./example-call.ts";

const query = { email: "mia@example.com" };

/** How operations on sender identities are called. */
export const SENDER_IDENTITY_EXAMPLES: ExampleCalls<keyof typeof SENDER_IDENTITY_OPERATIONS> = {
	createSenderIdentity: {
		json: { email: "mia@example.com", name: "Mia Chen", notificationSettings: { viewed: false } },
	},
	listSenderIdentities: { query: { page: "1", pageSize: "20", search: "mia" } },
	getSenderIdentity: { query },
	updateSenderIdentity: { query, json: { name: "Mia Chen, Harbour Homes" } },
	resendSenderInvitation: { query },
	rerequestSenderIdentity: { query },
	deleteSenderIdentity: { query },
};
