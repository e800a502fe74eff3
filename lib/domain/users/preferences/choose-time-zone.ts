import { setChosenTimeZone } from "#lib/db/stores/users/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { isTimeZone } from "#lib/i18n/moment.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * Keeps the zone in which a person reads all dates, on pages and in mails; null: that of the browser they use.
 *
 * @throws AppError ValidationError for a zone that does not exist
 */
export const chooseTimeZone = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext, { timeZone }: { timeZone: string | null }): Promise<void> => {
		if (timeZone !== null && !isTimeZone(timeZone)) throw fieldRefusal("timeZone", said("zoneUnknown"));
		await setChosenTimeZone(context.principal.userId, timeZone);
	},
);
