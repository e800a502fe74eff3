import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { DraftDefaults } from "#lib/contract/draft-defaults.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findAccount, lockAccount, updateAccount } from "#lib/db/stores/installation/provisioning.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import { noteSecurityEvents } from "#lib/domain/audit/note-security-events.ts";
import type { Context } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount, requirePermission } from "#lib/policy/grants.ts";
import { type AccountSettings, judgeAccountSettings } from "./judge-account-settings.ts";

/**
 * Sets what an organisation is called and says of itself, how dates on its documents look, whose pages may show its
 * signing pages, why signers may decline, and what new documents begin with. What was sent stays as it is, and links
 * that were made before keep the origins they were made with.
 *
 * @throws AppError NotFound; ValidationError that names the setting; ReauthRequired for other origins
 */
export const setAccountSettings = defineVerb(
	{ permission: "account-settings.manage" },
	async (context: Context, { accountId, settings: given }: { accountId: string; settings: AccountSettings }) => {
		const { principal } = context;
		requireOwnAccount(principal, accountId);
		const settings = judgeAccountSettings(given);
		const isSetUp = ["name", "timeZone", "dateFormat", "timeFormat"].some((one) => one in settings);
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			const before = await findAccount(accountId, tx);
			if (!account || !before) throw notFound("user");
			const changed = Object.entries(settings).filter(
				([name, value]) => !isDeepStrictEqual(value, before[name as keyof typeof before]),
			);
			const changesFrames = changed.some(([name]) => name === "frameOrigins");
			if (changesFrames) requirePermission(context, "frame-origins.change");
			await updateAccount(tx, account, { ...settings, ...(isSetUp ? { setUpAt: context.now() } : {}) });
			if (changed.length === 0) return;
			const event = { type: "AccountSettingsSet", data: noted(Object.fromEntries(changed)) };
			if (changesFrames) return noteSecurityEvents(tx, context, { accountId, topic: "frame-origins" }, [event]);
			await insertAccountEvent(tx, {
				...{ id: randomUUID(), accountId, type: event.type, ip: context.ip },
				...(principal.kind === "user" ? { userId: principal.userId } : {}),
				data: { ...event.data, by: actorOf(context) },
			});
		});
	},
);

/** As the account's log has it: what is empty by a word, defaults one by one. */
function noted({ draftDefaults, ...settings }: AccountSettings) {
	const isNothing = (value: unknown) => value === "" || (Array.isArray(value) && value.length === 0);
	const told = Object.entries(settings).map(([name, value]) => [name, isNothing(value) ? "nothing" : value]);
	return { ...Object.fromEntries(told), ...(draftDefaults ? notedDefaults(draftDefaults) : {}) };
}

function notedDefaults({ reminders, expiryDays, signerLocale, ...switches }: DraftDefaults) {
	return {
		...{ ...switches, expiryDays: expiryDays ?? "asBrand", signerLocale: signerLocale ?? "asSender" },
		...(reminders === null || reminders === "none"
			? { reminders: reminders ?? "asBrand" }
			: { reminderDays: reminders.days, reminderCount: reminders.count }),
	};
}
