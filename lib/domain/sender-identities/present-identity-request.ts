import type { IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import type { SenderIdentityStatus } from "#lib/contract/sender-identities/literals.ts";
import { countInName } from "#lib/db/stores/sender-identities/sender-identities.ts";

type Asked = {
	id: string;
	accountId: string;
	name: string;
	email: string;
	status: SenderIdentityStatus;
	approvedAt: Date | null;
	redirectUrl: string | null;
	locale: string;
	account: { name: string };
	createdBy: { name: string; email: string } | null;
};

/**
 * What a person is asked, and who asks, wherever they read it.
 *
 * @param expiresAt until when they can agree; null while the question has not been mailed yet
 */
export async function presentIdentityRequest(
	identity: Asked,
	expiresAt: Date | null,
	now: Date,
): Promise<IdentityRequestView> {
	return {
		name: identity.name,
		email: identity.email,
		accountName: identity.account.name,
		askedBy: identity.createdBy?.name ?? identity.account.name,
		askedByEmail: identity.createdBy?.email ?? null,
		status: identity.status,
		expiresAt: expiresAt?.toISOString() ?? null,
		isExpired: isOver(expiresAt, now),
		approvedAt: identity.approvedAt?.toISOString() ?? null,
		documents: await countInName(identity),
		redirectUrl: identity.redirectUrl,
		locale: identity.locale,
	};
}

/** Whether it is too late to agree; as long as the question has not been mailed it is not. */
export function isOver(expiresAt: Date | null, now: Date): boolean {
	return expiresAt !== null && expiresAt <= now;
}
