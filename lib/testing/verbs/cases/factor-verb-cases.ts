import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { takes, type VerbCases } from "../verb-case.ts";

/** A passkey answer that belongs to no passkey. */
export const PASSKEY = { id: "none", rawId: "none", type: "public-key", clientExtensionResults: {}, response: {} };

async function insertPasskey(userId: string): Promise<string> {
	const id = randomUUID();
	const made = { credentialId: id, publicKey: new Uint8Array(1), counter: 0, name: "Laptop", rpId: "localhost" };
	await db().passkey.create({ data: { id, userId, ...made } });
	return id;
}

/** Verbs about the user's own second factors. */
export const FACTOR_VERB_CASES: Pick<VerbCases, "self.secure"> = {
	"self.secure": {
		on: "nothing",
		verbs: {
			beginApp: takes(),
			confirmApp: takes({ code: "123456" }),
			removeApp: takes(),
			renewRecoveryCodes: takes(),
			beginPasskey: takes(),
			addPasskey: takes({ name: "Laptop", answer: PASSKEY }),
			removePasskey: { args: async (_, { userId }) => [{ passkeyId: await insertPasskey(userId) }] },
		},
	},
};
