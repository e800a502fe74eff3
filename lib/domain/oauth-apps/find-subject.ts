import { findActiveUser } from "#lib/db/stores/oauth/oauth-apps.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { artifactTx } from "./artifact-scope.ts";

/** A user as tokens name them. */
type Subject = { userId: string; accountId: string; email: string; isEmailVerified: boolean; name: string };

/** The user, unless they may not act any more. */
export async function findSubject(userId: string): Promise<Subject | null> {
	const user = isUuid(userId) ? await findActiveUser(artifactTx(), userId) : null;
	if (!user) return null;
	const { id, accountId, email, emailVerifiedAt, name } = user;
	return { userId: id, accountId, email, isEmailVerified: emailVerifiedAt !== null, name };
}
