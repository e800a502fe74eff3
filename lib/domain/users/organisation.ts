import { randomUUID } from "node:crypto";
import { findAccount, lockAccount, updateAccount } from "#lib/db/stores/provisioning.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import type { DateFormat, TimeFormat } from "#lib/fields/types.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** What an organisation is called and how dates on its documents look. */
export type Organisation = {
	name: string;
	/** IANA name. */
	timeZone: string;
	dateFormat: DateFormat;
	timeFormat: TimeFormat;
	/** Whether dates for which a request names no format are written as the signer's language writes them. */
	datesFollowLanguage: boolean;
};

/** The organisation of the caller. */
export const viewOrganisation = defineVerb(
	{ permission: "account.change" },
	async ({ principal }: UserContext): Promise<Organisation> => {
		const account = await findAccount(principal.accountId);
		if (!account) throw notFound("user");
		const { name, timeZone, datesFollowLanguage } = account;
		const [dateFormat, timeFormat] = [account.dateFormat as DateFormat, account.timeFormat as TimeFormat];
		return { name, timeZone, dateFormat, timeFormat, datesFollowLanguage };
	},
);

/**
 * Changes the organisation. What was sent keeps the dates it has.
 *
 * @throws AppError ValidationError for a name without letters, or a zone that does not exist
 */
export const changeOrganisation = defineVerb(
	{ permission: "account.change" },
	async (context: UserContext, input: Organisation): Promise<void> => {
		const { accountId } = context.principal;
		const organisation = { ...input, name: input.name.trim() };
		if (organisation.name === "") throw fieldRefusal("name", said("organisationName"));
		if (!isTimeZone(organisation.timeZone)) throw fieldRefusal("timeZone", said("zoneUnknown"));
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account) throw notFound("user");
			await updateAccount(tx, account, { ...organisation, setUpAt: context.now() });
			await insertAccountEvent(tx, {
				id: randomUUID(),
				accountId,
				type: "AccountSettingsSet",
				userId: context.principal.userId,
				ip: context.ip,
				data: { ...organisation, by: actorOf(context) },
			});
		});
	},
);
