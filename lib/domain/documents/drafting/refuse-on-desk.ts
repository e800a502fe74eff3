import type { StoredDraft } from "#lib/db/stores/drafts.ts";
import { AppError } from "#lib/errors/app-error.ts";

/**
 * People and fields of a draft are changed on the desk alone, where everybody sees what becomes of them.
 *
 * @param draft of a document whose state is Draft; null: it is none of the desk
 * @param instead what can be done, without its full stop
 * @throws AppError Conflict
 */
export function refuseOnDesk(draft: StoredDraft | null, instead: string): void {
	if (!draft) return;
	throw new AppError("Conflict", `This document is a draft that is put together in the workplace. ${instead}.`);
}
