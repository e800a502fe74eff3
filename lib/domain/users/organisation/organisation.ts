import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import { findAccount } from "#lib/db/stores/installation/provisioning.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import type { AccountDateFormat, TimeFormat } from "#lib/fields/field-types.ts";
import { accountFormats } from "#lib/fields/values/account-formats.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** An organisation as its Admins set it up: see AccountSettings of set-account-settings.ts. */
type Organisation = {
	name: string;
	postalAddress: string;
	website: string;
	contactEmail: string;
	/** IANA name. */
	timeZone: string;
	dateFormat: AccountDateFormat;
	timeFormat: TimeFormat;
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
		const { name, postalAddress, website, contactEmail, timeZone } = account;
		const { frameOrigins, declineReasons, draftDefaults } = account;
		return {
			...{ name, postalAddress, website, contactEmail, timeZone, ...accountFormats(account) },
			...{ frameOrigins, declineReasons, draftDefaults },
		};
	},
);
