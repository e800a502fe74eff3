import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { env } from "#lib/config/env.ts";
import { jobContext } from "#lib/domain/context.ts";
import { sendMail } from "#lib/domain/delivery/sending/send-mail.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";

/** Sends a mail as its job would, and reads back what arrived in the outbox; null when there was nothing to say. */
export async function deliverMail(payload: JobPayload<"mail">): Promise<Email | null> {
	const id = randomUUID();
	await sendMail(jobContext(), { id, payload, isLastAttempt: true });
	const bytes = await readFile(join(env().dataDir, "outbox", `${id}.eml`)).catch(() => null);
	return bytes && PostalMime.parse(bytes);
}
