import { type ListedMail, listMails } from "#lib/db/stores/delivery/outbox.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { keptChannels } from "./has-outbox.ts";

const PAGE_SIZE = 50;

type OutboxPage = { mails: ListedMail[]; nextCursor: string | null };

/**
 * The account's mails, the newest first: those about documents of the environment that is shown, and about none.
 *
 * @param input.cursor id of the last mail seen; what is no id begins at the top
 * @throws AppError NotFound when there is no outbox for this person
 */
export const listOutbox = defineVerb(
	{ permission: "outbox.read" },
	async (context: UserContext, input: { cursor: string | null }): Promise<OutboxPage> => {
		if (keptChannels().length === 0) throw new AppError("NotFound");
		const { accountId, isSandbox } = context.principal;
		const afterId = input.cursor && isUuid(input.cursor) ? input.cursor : null;
		const found = await listMails({ accountId, isSandbox }, keptChannels(), afterId, PAGE_SIZE + 1);
		const mails = found.slice(0, PAGE_SIZE);
		return { mails, nextCursor: found.length > PAGE_SIZE ? (mails.at(-1)?.id ?? null) : null };
	},
);
