import { z } from "zod";
import { type BulkAction, type BulkOutcome, MOST_AT_ONCE } from "#lib/contract/documents/listing/bulk-action.ts";
import { requiredLabelList } from "#lib/contract/documents/listing/label-list.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { remindSigners } from "#lib/domain/documents/asking/remind-signers.ts";
import { addLabels, removeLabels } from "#lib/domain/documents/changing/change-labels.ts";
import { handOverDocument } from "#lib/domain/documents/changing/hand-over-document.ts";
import { deleteDocument } from "#lib/domain/documents/ending/delete-document.ts";
import { restoreDocument } from "#lib/domain/documents/ending/restore-document.ts";
import { revokeDocument } from "#lib/domain/documents/ending/revoke-document.ts";
import { refusal } from "#lib/errors/refusal.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { RefusalKey } from "#lib/i18n/refusals/said.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { isStillAllowed } from "./is-still-allowed.ts";
import { wordError } from "./word-refusal.ts";

const message = z
	.string()
	.trim()
	.min(1, "whyRevoked" satisfies RefusalKey)
	.max(5000, "tooLong" satisfies RefusalKey);

/** What is asked for: an action, and the documents it is for. */
export const bulkRequest = z.object({
	documentIds: z.array(z.uuid()).min(1).max(MOST_AT_ONCE),
	action: z.discriminatedUnion("act", [
		z.object({ act: z.literal("remind") }),
		z.object({ act: z.literal("revoke"), message }),
		z.object({ act: z.literal("delete") }),
		z.object({ act: z.literal("restore") }),
		z.object({ act: z.literal("addLabels"), labels: requiredLabelList() }),
		z.object({ act: z.literal("removeLabels"), labels: requiredLabelList() }),
		z.object({ act: z.literal("handOver"), toUserId: z.uuid() }),
	]),
});

/**
 * Does to each document what is done to a single one, under the same gate, one after the other, and tells of each as a
 * line of JSON (BulkOutcome) when it is done. Each is a transaction of its own: who is interrupted has done those that
 * were told of, and may ask for the rest again. Nothing more is begun for who has left, or is signed out.
 */
export function bulkAnswer(
	user: UserContext,
	{ documentIds, action }: z.output<typeof bulkRequest>,
	locale: Locale,
): Response {
	const encoder = new TextEncoder();
	const waiting = [...new Set(documentIds)].values();
	const body = new ReadableStream<Uint8Array>(
		{
			async pull(controller) {
				const { value: documentId, done } = waiting.next();
				if (done || !(await isStillAllowed(user))) return controller.close();
				const outcome: BulkOutcome = { documentId, refusal: await refusalOf(user, documentId, action, locale) };
				controller.enqueue(encoder.encode(`${JSON.stringify(outcome)}\n`));
			},
		},
		{ highWaterMark: 1 },
	);
	const headers = { "Content-Type": "application/x-ndjson", "Cache-Control": "no-store, no-transform" };
	return new Response(body, { headers: { ...headers, "X-Accel-Buffering": "no" } });
}

async function refusalOf(
	user: UserContext,
	documentId: string,
	action: BulkAction,
	locale: Locale,
): Promise<string | null> {
	try {
		await act(user, documentId, action);
		return null;
	} catch (error) {
		return wordError(error, crypto.randomUUID(), locale).message;
	}
}

async function act(user: UserContext, documentId: string, action: BulkAction): Promise<void> {
	switch (action.act) {
		case "remind": {
			const { reminded } = await remindSigners(user, { documentId, receiverEmails: [], message: "" });
			if (reminded.length === 0) throw refusal("Conflict", said("remindedJustNow"));
			return;
		}
		case "revoke":
			return revokeDocument(user, { documentId, message: action.message });
		case "delete":
			return deleteDocument(user, { documentId, deletePermanently: false });
		case "restore":
			await restoreDocument(user, { documentId });
			return;
		case "addLabels":
			return addLabels(user, { documentId, tags: action.labels });
		case "removeLabels":
			return removeLabels(user, { documentId, tags: action.labels });
		case "handOver":
			return handOverDocument(user, { documentId, toUserId: action.toUserId });
	}
}
