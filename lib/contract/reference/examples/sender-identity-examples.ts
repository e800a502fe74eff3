import type { SENDER_IDENTITY_OPERATIONS } from "../../sender-identities/operations.ts";
import type { CurlParts } from "./curl-parts.ts";

const QUERY = "?email=mia@example.com";

/** How operations on sender identities are called. */
export const SENDER_IDENTITY_EXAMPLES: Record<keyof typeof SENDER_IDENTITY_OPERATIONS, CurlParts> = {
	createSenderIdentity: {
		query: "",
		lines: [`--json '{"email": "mia@example.com", "name": "Mia Chen", "notificationSettings": {"viewed": false}}'`],
	},
	listSenderIdentities: { query: "?page=1&pageSize=20&search=mia", lines: [] },
	getSenderIdentity: { query: QUERY, lines: [] },
	updateSenderIdentity: { query: QUERY, lines: [`--json '{"name": "Mia Chen, Harbour Homes"}'`] },
	resendSenderInvitation: { query: QUERY, lines: [] },
	rerequestSenderIdentity: { query: QUERY, lines: [] },
	deleteSenderIdentity: { query: QUERY, lines: [] },
};
