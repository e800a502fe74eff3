import type { SenderIdentityStatus } from "#lib/contract/sender-identities/literals.ts";
import { countInName, findOwnIdentity, lockIdentity } from "#lib/db/stores/sender-identities.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordAnswer } from "./record-answer.ts";

/** What a user was asked for and answered, as a person in whose name others of the account send. */
export type OwnConsent = {
	status: SenderIdentityStatus;
	askedBy: string | null;
	approvedAt: Date | null;
	documents: number;
};

/** The user's own consent; null when nobody has asked for it. */
export const viewOwnConsent = defineVerb(
	{ permission: "self.manage" },
	async ({ principal }: UserContext): Promise<OwnConsent | null> => {
		const identity = await findOwnIdentity(principal.accountId, principal.email.toLowerCase());
		if (!identity) return null;
		const { status, approvedAt, createdBy } = identity;
		return { status, askedBy: createdBy?.name ?? null, approvedAt, documents: await countInName(identity) };
	},
);

/** Takes the user's own consent back, as the mailed link does; where none stands, nothing happens. */
export const takeOwnConsentBack = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext): Promise<void> => {
		const { accountId, email } = context.principal;
		await inTransaction(async (tx) => {
			const identity = await lockIdentity(tx, accountId, email.toLowerCase());
			const asked = identity && (await findOwnIdentity(accountId, identity.email, tx));
			if (!asked || identity.status !== "Verified") return;
			const { createdBy } = asked;
			await recordAnswer(tx, context, identity, { answer: "Withdraw", isExpired: false, createdBy });
		});
	},
);
