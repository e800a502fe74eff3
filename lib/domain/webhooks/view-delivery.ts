import { findWholeDelivery, listTitles, type WholeDelivery } from "#lib/db/stores/webhooks/webhook-log.ts";
import type { Context } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireOwnAccount } from "#lib/policy/grants.ts";
import { requireShownEndpoint } from "./require-endpoint.ts";
import { seesAnswers, withoutAnswer } from "./rules.ts";

export type ViewedDelivery = WholeDelivery & {
	title: string | null;
	/** Whether anything of answers is shown. */
	seesAnswers: boolean;
};

/**
 * A delivery with what was sent and what was answered last.
 *
 * @throws AppError Forbidden; NotFound for an unknown delivery and another account's
 */
export const viewDelivery = defineVerb(
	{ permission: "webhooks.manage" },
	async (
		context: Context,
		{ accountId, deliveryId }: { accountId: string; deliveryId: string },
	): Promise<ViewedDelivery> => {
		requireOwnAccount(context.principal, accountId);
		const found = isUuid(deliveryId) ? await findWholeDelivery(accountId, deliveryId) : null;
		if (!found) throw new AppError("NotFound");
		const endpoint = await requireShownEndpoint(context, { accountId, endpointId: found.endpointId });
		const titles = await listTitles(accountId, found.documentId ? [found.documentId] : []);
		const sees = seesAnswers(context.principal, endpoint);
		const shown = sees ? found : { ...withoutAnswer(found), lastAnswer: null };
		return { ...shown, title: titles.get(found.documentId ?? "") ?? null, seesAnswers: sees };
	},
);
