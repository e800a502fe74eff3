import type { SENDER_IDENTITY_OPERATIONS } from "#lib/contract/sender-identities/operations.ts";
import { db } from "#lib/db/client.ts";
import type { ApiCaller } from "../../api-caller.ts";
import { makeBrand } from "../../custom-fields.ts";
import { makeIdentity, newAddress } from "../../people.ts";
import { ADMINS, EVERYBODY, type OperationCase } from "../operation-case.ts";

type Making = { body?: object; make?: (admin: ApiCaller) => Promise<{ email: string }> };

function onIdentity(roles: OperationCase["roles"], { body, make = makeIdentity }: Making = {}): OperationCase {
	return {
		roles,
		unknown: ["nobody@example.com"],
		refusal: { status: 404, errorType: "InvalidEmail" },
		arrange: async (_, admin) => ({
			id: (await make(admin)).email,
			call: (email) => ({ query: { email }, ...(body ? { body } : {}) }),
		}),
	};
}

async function makeDenied(admin: ApiCaller): Promise<{ email: string }> {
	const { id, email } = await makeIdentity(admin);
	await db().senderIdentity.update({ where: { id }, data: { status: "Denied" } });
	return { email };
}

/** How the operations on sender identities are called. */
export const SENDER_IDENTITY_CASES: Record<keyof typeof SENDER_IDENTITY_OPERATIONS, OperationCase> = {
	createSenderIdentity: {
		roles: ADMINS,
		requires: ["Email"],
		refusal: { status: 404, errorType: "NotFound", part: "BrandId" },
		arrange: async (caller) => {
			const email = newAddress();
			return { id: await makeBrand(caller), call: (brandId) => ({ body: { email, name: "Mia Chen", brandId } }) };
		},
	},
	listSenderIdentities: {
		names: "list",
		roles: EVERYBODY,
		arrange: async (_, admin) => {
			const { id, email } = await makeIdentity(admin);
			return { id, call: () => ({ query: { search: email } }) };
		},
	},
	getSenderIdentity: onIdentity(EVERYBODY),
	updateSenderIdentity: onIdentity(ADMINS, { body: { name: "Mia" } }),
	resendSenderInvitation: onIdentity(ADMINS),
	rerequestSenderIdentity: onIdentity(ADMINS, { make: makeDenied }),
	deleteSenderIdentity: onIdentity(ADMINS),
};
