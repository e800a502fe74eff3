import type { SenderIdentityModel } from "#lib/contract/sender-identities/read-models.ts";
import type { SenderIdentityRow } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { readSettings } from "#lib/domain/users/preferences/notification-settings.ts";
import type { Locale } from "#lib/i18n/locales.ts";

/** An identity in the public names. */
export function presentSenderIdentity(identity: SenderIdentityRow): SenderIdentityModel {
	return {
		id: identity.id,
		name: identity.name,
		email: identity.email,
		status: identity.status,
		createdBy: identity.createdById ?? "",
		approvedDate: identity.approvedAt?.toISOString() ?? "",
		redirectUrl: identity.redirectUrl,
		brandId: identity.brandId,
		notificationSettings: readSettings(identity.notificationSettings),
		// What a caller keeps under these two names comes back as it was.
		metaData: {
			tenantId: identity.accountId,
			accountPlan: identity.account.plan,
			...identity.metaData,
		},
		locale: identity.locale as Locale,
	};
}
