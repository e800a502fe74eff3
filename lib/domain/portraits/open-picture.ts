import { findPictureKey } from "#lib/db/stores/users/users.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { type Viewable, viewObject } from "#lib/domain/documents/viewing/viewable.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * The picture of somebody of the caller's account.
 *
 * @throws AppError NotFound: alike for nobody, somebody of another account, and who has none
 */
export const openPicture = defineVerb(
	{ permission: "people.see" },
	async ({ principal }: UserContext, { userId }: { userId: string }): Promise<Viewable> => {
		const key = isUuid(userId) ? await findPictureKey(principal.accountId, userId) : null;
		if (key === null) throw notFound("user");
		return viewObject(principal.accountId, key, "image/jpeg");
	},
);
