import type { IdentityItem } from "#components/identities/identity-items.ts";
import type { IdentityView } from "#lib/domain/sender-identities/view-identities.ts";
import { catalogueLocale } from "#lib/i18n/locales.ts";

/** An identity as the page shows it: plain data, times as ISO 8601. */
export function toIdentityItem({ askedAt, endsAt, approvedAt, modifiedAt, ...row }: IdentityView): IdentityItem {
	return {
		...row,
		locale: catalogueLocale(row.locale),
		askedAt: askedAt?.toISOString() ?? null,
		endsAt: endsAt?.toISOString() ?? null,
		approvedAt: approvedAt?.toISOString() ?? null,
		modifiedAt: modifiedAt.toISOString(),
	};
}
