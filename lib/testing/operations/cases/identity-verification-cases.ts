import type { IDENTITY_VERIFICATION_OPERATIONS } from "#lib/contract/identity-verification/operations.ts";
import { db } from "#lib/db/client.ts";
import { type ApiCaller, sendTo } from "../../api-caller.ts";
import { insertVerification } from "../../identity-verification.ts";
import { EVERYBODY, type OperationCase } from "../operation-case.ts";

/** A document whose signer has shown who they are. */
async function makeIdentified(caller: ApiCaller): Promise<{ documentId: string; fileId: string }> {
	const documentId = await sendTo(caller, [{}]);
	const { id } = await db().signer.findFirstOrThrow({ where: { documentId } });
	await db().signer.update({ where: { id }, data: { authenticationType: "IdVerification", provedAt: new Date() } });
	const { pictures } = await insertVerification(id, { status: "Succeeded" });
	return { documentId, fileId: pictures[0] ?? "" };
}

function onIdentified(body: (made: { fileId: string }) => object, requires: string[]): OperationCase {
	return {
		roles: EVERYBODY,
		requires,
		isPersonal: true,
		arrange: async (caller) => {
			const { documentId: id, fileId } = await makeIdentified(caller);
			const call = (documentId: string) => ({
				query: { documentId },
				body: { emailId: "grace@example.com", ...body({ fileId }) },
			});
			return { id, call };
		},
	};
}

/** How the operations on identity verifications are called. */
export const IDENTITY_VERIFICATION_CASES: Record<keyof typeof IDENTITY_VERIFICATION_OPERATIONS, OperationCase> = {
	getIdentityReport: onIdentified(() => ({}), ["EmailId"]),
	getIdentityImage: onIdentified(({ fileId }) => ({ fileId }), ["FileId"]),
	createEmbeddedVerificationUrl: onIdentified(() => ({}), ["EmailId"]),
};
