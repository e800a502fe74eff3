import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import { findAccount } from "#lib/db/stores/provisioning.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import type { DateFormat, TimeFormat } from "#lib/fields/types.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** An organisation as its Admins set it up: see AccountSettings of set-account-settings.ts. */
export type Organisation = {
	name: string;
	postalAddress: string;
	website: string;
	contactEmail: string;
	/** IANA name. */
	timeZone: string;
	dateFormat: DateFormat;
	timeFormat: TimeFormat;
	datesFollowLanguage: boolean;
	frameOrigins: string[];
	declineReasons: string[];
	draftDefaults: DraftDefaults;
};

/** The organisation of the caller. */
export const viewOrganisation = defineVerb(
	{ permission: "account.change" },
	async ({ principal }: UserContext): Promise<Organisation> => {
		const account = await findAccount(principal.accountId);
		if (!account) throw notFound("user");
		const { name, postalAddress, website, contactEmail, timeZone, datesFollowLanguage } = account;
		const { frameOrigins, declineReasons, draftDefaults } = account;
		// Only what the contract knows was ever stored.
		const [dateFormat, timeFormat] = [account.dateFormat as DateFormat, account.timeFormat as TimeFormat];
		return {
			...{ name, postalAddress, website, contactEmail, timeZone, dateFormat, timeFormat, datesFollowLanguage },
			...{ frameOrigins, declineReasons, draftDefaults },
		};
	},
);
