import { findMail } from "#lib/db/stores/outbox.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { type Download, openObject } from "#lib/domain/documents/download.ts";
import { isUuid } from "#lib/domain/documents/require-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { hasOutbox, keptChannels } from "./has-outbox.ts";

/**
 * One mail as it was composed.
 *
 * @throws AppError NotFound
 */
export async function viewOutboxMail(context: UserContext, input: { mailId: string }) {
	const isReadable = hasOutbox(context.principal) && isUuid(input.mailId);
	const mail = isReadable ? await findMail(context.principal.accountId, input.mailId) : null;
	if (!mail || !keptChannels().some((channel) => channel === mail.channel)) throw new AppError("NotFound");
	return { ...mail, attachments: mail.attachments as { name: string; mediaType: string; key: string }[] };
}

/**
 * A file that was attached to a mail.
 *
 * @param input.index 0-based
 * @throws AppError NotFound
 */
export async function downloadMailAttachment(
	context: UserContext,
	input: { mailId: string; index: number },
): Promise<Download> {
	const { attachments } = await viewOutboxMail(context, input);
	const attachment = attachments[input.index];
	if (!attachment) throw new AppError("NotFound");
	const { key, name: fileName, mediaType } = attachment;
	return openObject(context.principal.accountId, key, { fileName, mediaType });
}
