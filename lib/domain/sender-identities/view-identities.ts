import type { NotificationSettingsModel } from "#lib/contract/notification-settings.ts";
import { listBrandRows } from "#lib/db/stores/brands/brands.ts";
import {
	countIdentityItems,
	type IdentityListRow,
	listIdentityItems,
} from "#lib/db/stores/sender-identities/identity-list.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { readSettings } from "#lib/domain/users/preferences/notification-settings.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

export const IDENTITIES_PAGE_SIZE = 50;

export type IdentityView = Omit<IdentityListRow, "notificationSettings"> & {
	notifications: NotificationSettingsModel;
};

export type IdentitiesView = {
	rows: IdentityView[];
	total: number;
	brands: { id: string; name: string }[];
};

/** One page of the account's identities as its room shows them, and the brands that they can have. */
export const viewIdentities = defineVerb(
	{ permission: "sender-identities.read" },
	async ({ principal }: UserContext, query: { search: string; page: number }): Promise<IdentitiesView> => {
		const { accountId } = principal;
		const search = query.search.trim();
		const position = { skip: (query.page - 1) * IDENTITIES_PAGE_SIZE, take: IDENTITIES_PAGE_SIZE };
		const [rows, total, brands] = await Promise.all([
			listIdentityItems(accountId, search, position),
			countIdentityItems(accountId, search),
			listBrandRows(accountId),
		]);
		return {
			rows: rows.map(({ notificationSettings, ...row }) => ({
				...row,
				notifications: readSettings(notificationSettings),
			})),
			total,
			brands: brands.map(({ id, name }) => ({ id, name })),
		};
	},
);
