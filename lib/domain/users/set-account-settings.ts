import { randomUUID } from "node:crypto";
import { lockAccount, updateAccount } from "#lib/db/stores/provisioning.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { DATE_FORMATS, type DateFormat, TIME_FORMATS, type TimeFormat } from "#lib/fields/types.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** What can be set for an account; what is left out stays. */
export type AccountSettings = {
	/** What null formats of fields inherit. */
	dateFormat?: DateFormat;
	timeFormat?: TimeFormat;
	/** Whether dates for which a request names no format are written as the signer's language writes them. */
	datesFollowLanguage?: boolean;
	/** IANA name. */
	timeZone?: string;
	/** Origins whose pages may show signing pages in a frame. */
	frameOrigins?: string[];
};

/**
 * Sets how an account's dates look and whose pages may show its signing pages. Links that were made before
 * keep the origins they were made with.
 *
 * @throws AppError NotFound, ValidationError
 */
export const setAccountSettings = defineVerb(
	{ permission: "installation.administer" },
	async (context: Context, input: { accountId: string; settings: AccountSettings }): Promise<void> => {
		const { accountId, settings } = input;
		check(settings);
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			if (!account) throw new AppError("NotFound");
			await updateAccount(tx, account, { ...settings, setUpAt: context.now() });
			const data = { ...settings, by: actorOf(context) };
			const event = { id: randomUUID(), accountId, type: "AccountSettingsSet", ip: context.ip, data };
			await insertAccountEvent(tx, event);
		});
	},
);

function check({ dateFormat, timeFormat, timeZone, frameOrigins = [] }: AccountSettings): void {
	if (dateFormat && !DATE_FORMATS.includes(dateFormat)) {
		throw fieldError("dateFormat", `dateFormat must be one of ${DATE_FORMATS.join("; ")}.`);
	}
	if (timeFormat && !TIME_FORMATS.includes(timeFormat)) {
		throw fieldError("timeFormat", `timeFormat must be one of ${TIME_FORMATS.join("; ")}.`);
	}
	if (timeZone && !isTimeZone(timeZone)) {
		throw fieldError("timeZone", 'timeZone must be a name like "Europe/Paris".');
	}
	const wrong = frameOrigins.find((text) => !isWebOrigin(text));
	if (wrong) throw fieldError("frameOrigins", `${wrong} must be an origin like "https://app.example.com".`);
}

function isWebOrigin(text: string): boolean {
	return /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : "") && new URL(text).origin === text;
}
