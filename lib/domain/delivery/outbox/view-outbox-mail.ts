import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { hasReadMail, insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { findMail } from "#lib/db/stores/delivery/outbox.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { type Download, openObject } from "#lib/domain/files/open-object.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { withPicturesFromHere } from "#lib/mail/pictures-from-here.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requirePermission } from "#lib/policy/grants.ts";
import type { MailKind } from "#lib/queue/definitions.ts";
import { keptChannels } from "./has-outbox.ts";

const NOTED_EVERY_MS = 3_600_000;
/** Emails whose link sets a password: who reads one can sign in as its addressee. */
const PASSWORD_LINKS: readonly string[] = ["password-reset", "invitation"] satisfies MailKind[];

/**
 * One mail as it was composed, with its pictures where a page of ours may load them.
 *
 * @throws AppError NotFound; ReauthRequired for an email with a link that sets a password
 */
export const viewOutboxMail = defineVerb(
	{ permission: "outbox.read" },
	async (context: UserContext, input: { mailId: string }) => {
		const mail = await findOutboxMail(context, input);
		await noteReading(context, mail);
		return { ...mail, html: mail.html && withPicturesFromHere(mail.html) };
	},
);

/**
 * Whoever reads the outbox reads other people's mails, links that open something among them: the account's log
 * says who did, once for each mail and hour.
 */
async function noteReading(context: UserContext, mail: { id: string; to: string; subject: string }): Promise<void> {
	const { accountId, userId } = context.principal;
	const since = new Date(context.now().getTime() - NOTED_EVERY_MS);
	if (await hasReadMail({ accountId, userId, mailId: mail.id, since })) return;
	await insertAccountEvent(db(), {
		id: randomUUID(),
		accountId,
		at: context.now(),
		type: "OutboxRead",
		userId,
		ip: context.ip,
		data: { mailId: mail.id, email: mail.to, subject: mail.subject },
	});
}

async function findOutboxMail(context: UserContext, input: { mailId: string }) {
	const mail = isUuid(input.mailId) ? await findMail(context.principal.accountId, input.mailId) : null;
	if (!mail || !keptChannels().some((channel) => channel === mail.channel)) throw new AppError("NotFound");
	if (PASSWORD_LINKS.includes(mail.kind)) requirePermission(context, "outbox.read-password-links");
	return mail;
}

/**
 * A file that was attached to a mail.
 *
 * @param input.index 0-based
 * @throws AppError NotFound
 */
export const downloadMailAttachment = defineVerb(
	{ permission: "outbox.read" },
	async (context: UserContext, input: { mailId: string; index: number }): Promise<Download> => {
		const { attachments } = await findOutboxMail(context, input);
		const attachment = attachments[input.index];
		if (!attachment) throw new AppError("NotFound");
		const { key, name: fileName, mediaType } = attachment;
		return openObject(context.principal.accountId, key, { fileName, mediaType });
	},
);
