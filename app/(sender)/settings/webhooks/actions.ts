"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { changeEndpoint } from "#lib/domain/webhooks/change-endpoint.ts";
import { createEndpoint } from "#lib/domain/webhooks/create-endpoint.ts";
import { deleteEndpoint } from "#lib/domain/webhooks/delete-endpoint.ts";
import { enableEndpoint } from "#lib/domain/webhooks/enable-endpoint.ts";
import { pauseEndpoint } from "#lib/domain/webhooks/pause-endpoint.ts";
import { rollEndpointSecret } from "#lib/domain/webhooks/roll-endpoint-secret.ts";
import { verifyEndpoint } from "#lib/domain/webhooks/verify-endpoint.ts";
import { defineAction } from "#lib/http/pages/define-action.ts";
import { resendAllFailed, resendOne } from "#lib/http/pages/resend-webhooks.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";

const PATH = "/settings/webhooks";
const onEndpoint = z.object({ endpointId: z.uuid() });
const settings = z.object({
	url: z.string().max(4_000),
	/** null: all. */
	events: z
		.array(z.string().max(60))
		.min(1, "endpointEventsNone" satisfies RefusalKey)
		.max(100)
		.nullable(),
	environment: z.enum(["All", "Live", "Test"]),
	hasBoldSignHeaders: z.boolean(),
});

export const createEndpointAction = defineAction(
	settings.extend({ appId: z.uuid().nullable() }),
	async (context, { events, ...input }) => {
		const { accountId } = context.principal;
		const given = { accountId, ...input, events: events ?? [], mayReachPrivate: false };
		const { endpointId, secret } = await createEndpoint(context, given);
		revalidatePath(PATH);
		return { endpointId, secret };
	},
);

export const saveEndpointAction = defineAction(
	settings.extend({ endpointId: z.uuid() }),
	async (context, { events, ...input }) => {
		await changeEndpoint(context, { accountId: context.principal.accountId, ...input, events: events ?? [] });
		revalidatePath(PATH);
	},
);

export const rollSecretAction = defineAction(
	onEndpoint.extend({ overlapHours: z.number().int() }),
	async (context, input) => {
		const { secret } = await rollEndpointSecret(context, { accountId: context.principal.accountId, ...input });
		return { secret };
	},
);

export const pauseAction = defineAction(onEndpoint, async (context, { endpointId }) => {
	await pauseEndpoint(context, { accountId: context.principal.accountId, endpointId });
	revalidatePath(PATH);
});

export const enableAction = defineAction(onEndpoint, async (context, { endpointId }) => {
	await enableEndpoint(context, { accountId: context.principal.accountId, endpointId });
	revalidatePath(PATH);
});

export const deleteAction = defineAction(onEndpoint, async (context, { endpointId }) => {
	await deleteEndpoint(context, { accountId: context.principal.accountId, endpointId });
});

export const testAction = defineAction(onEndpoint, async (context, { endpointId }) =>
	verifyEndpoint(context, { accountId: context.principal.accountId, endpointId }),
);

export const resendFailedAction = defineAction(onEndpoint, async (context, { endpointId }) =>
	resendAllFailed(context, endpointId),
);

export const resendAction = defineAction(z.object({ deliveryId: z.uuid() }), async (context, { deliveryId }) => {
	await resendOne(context, deliveryId);
	revalidatePath(PATH);
});
