import { findUserAddresses, findUserLocale, listAccountEventRows } from "#lib/db/stores/account-events.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { type ReadEvent, readAccountEvent } from "./read-account-event.ts";

export type AccountLog = {
	events: (ReadEvent & { id: string; at: Date; ip: string })[];
	/** Give it back to go on; null at the end. */
	nextAfter: string | null;
};

/**
 * The account's log, the latest first: users, keys, apps, brands and the like. Documents have their own.
 *
 * @param input.after from the page before; anything else begins with the latest
 * @throws AppError Forbidden for everybody but Admins
 */
export const listAccountEvents = defineVerb(
	{ permission: "account.inspect" },
	async ({ principal }: UserContext, input: { after: string | null; pageSize: number }): Promise<AccountLog> => {
		const { accountId } = principal;
		const after = input.after && isUuid(input.after) ? input.after : null;
		const locale = await findUserLocale(principal.userId);
		const rows = await listAccountEventRows(accountId, after, input.pageSize + 1);
		const shown = rows.slice(0, input.pageSize);
		const addresses = await findUserAddresses(
			accountId,
			shown.flatMap(({ userId }) => userId ?? []),
		);
		const events = shown.map(({ id, at, type, userId, ip, data }) => {
			const userAddress = addresses.get(userId ?? "") ?? null;
			return { id, at, ip, ...readAccountEvent({ type, data, userAddress }, locale) };
		});
		return { events, nextAfter: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null };
	},
);
