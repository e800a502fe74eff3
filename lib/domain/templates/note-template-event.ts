import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import type { LockedTemplateRow } from "#lib/db/stores/templates/templates.ts";
import type { GrantedContext } from "#lib/domain/context.ts";

type TemplateEvent = {
	type: "TemplateDeleted" | "TemplateSharingChanged" | "TemplateTransferred" | "TemplateVersionRestored";
	data: Record<string, string | number | string[]>;
};

/** Records a change of a template in the account’s log. */
export async function noteTemplateEvent(
	tx: Tx,
	{ principal, ip }: GrantedContext,
	{ id: templateId, accountId, title: name }: LockedTemplateRow,
	{ type, data }: TemplateEvent,
): Promise<void> {
	const { userId, email: by } = principal;
	const noted = { ...data, templateId, name, by };
	await insertAccountEvent(tx, { id: randomUUID(), accountId, type, userId, ip, data: noted });
}
