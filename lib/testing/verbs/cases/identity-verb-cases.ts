import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { takes, type VerbCase, type VerbCases } from "../verb-case.ts";

/** A case of the signer of a document who has sent pictures. */
const onIdentity = (more: object = {}): VerbCase => ({
	args: async (_, { documentId }) => {
		const where = { documentId, authenticationType: "IdVerification" as const };
		const signer = await db().signer.findFirst({ where, select: { id: true } });
		return [{ documentId, signerId: signer?.id ?? "", attempt: 1, ...more }];
	},
});

/** The same, who is held until a field is filled in. */
async function held(documentId: string) {
	const where = { documentId, authenticationType: "IdVerification" as const };
	const signer = await db().signer.findFirst({ where, select: { id: true } });
	const signerId = signer?.id ?? "";
	await db().signer.updateMany({ where: { id: signerId }, data: { prefillHeldAt: new Date() } });
	const known = await db().documentField.findFirst({ where: { signerId, fieldId: "holder" } });
	if (signer && !known) {
		const definition = makeField("TextBox", { id: "holder" });
		const at = { documentId, signerId, position: 0, fieldId: "holder", page: 1 };
		await db().documentField.create({ data: { id: randomUUID(), ...at, type: "TextBox", definition } });
	}
	return { documentId, signerId, fields: [{ id: "holder", from: "name" }] };
}

const NAMED = { who: { email: "mia@example.com", order: null } };
const TOKEN = "x".repeat(43);
const FILE = { path: "", fileName: "passport.jpg", sizeBytes: 0 };

/** Verbs about how signers show who they are, for whoever asks them to. */
export const IDENTITY_VERB_CASES: Pick<
	VerbCases,
	"identity-verifications.read" | "identity-verifications.review" | "identity-verifications.disclose"
> = {
	"identity-verifications.read": {
		on: "document",
		verbs: {
			viewIdentity: onIdentity(),
			lookAtIdentityPicture: onIdentity({ picture: "Front" }),
			getIdentityReport: onIdentity(NAMED),
			createReviewLink: onIdentity({ ...NAMED, redirectUrl: null }),
			openIdentityImage: onIdentity({ ...NAMED, fileId: "00000000-0000-4000-8000-000000000000" }),
		},
	},
	"identity-verifications.review": {
		on: "document",
		verbs: {
			acceptIdentity: onIdentity(),
			rejectIdentity: onIdentity({ reason: "Expired", note: null }),
			fillFromIdentity: { args: async (_, { documentId }) => [await held(documentId)] },
			deleteIdentityPictures: onIdentity(),
		},
	},
	"identity-verifications.disclose": {
		on: "document",
		verbs: { discloseIdentityPictures: onIdentity({ reason: "Mia left the company." }) },
	},
};

/** Verbs of signers who show who they are, by what follows the link's token. */
export const IDENTIFYING_ARGS: Record<string, unknown[]> = {
	beginIdentity: [{ kind: "Passport", agreed: true }],
	restartIdentity: [],
	addIdentityPicture: [{ picture: "Front", source: "Camera", anyway: false, file: FILE }, ""],
	submitIdentity: [],
	typeIdentityLines: [["P<UTOLEE<<WANDA"]],
	continueIdentified: [],
	goToProvider: [],
	makeIdentityPhoneLink: [],
};

export const IDENTIFYING_VERB_CASES: Record<string, VerbCase> = Object.fromEntries(
	Object.entries(IDENTIFYING_ARGS).map(([name, args]) => [name, takes(TOKEN, ...args)]),
);
