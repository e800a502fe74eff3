import { db } from "#lib/db/client.ts";
import { isInScope } from "../documents/document-list.ts";
import type { DocumentScope } from "../documents/documents.ts";

/** Somebody to whom something was sent. */
export type KnownPerson = { name: string; email: string; phoneCountryCode: string | null; phoneNumber: string | null };

/** The documents somebody sees, live or of the sandbox. */
type SideScope = DocumentScope & { isSandbox: boolean };

/** Whom one has to do with is found among the last documents; an old acquaintance is typed once more. */
const DOCUMENTS = 300;
const PEOPLE = 60;

/**
 * People of the last documents in the scope whose name or address holds a text, the latest first; some more than once.
 *
 * @param search in lower case; empty: everybody
 */
export async function listKnownPeople(scope: SideScope, search: string): Promise<KnownPerson[]> {
	return db().$queryRaw`
		SELECT s."name", s."email", s."phoneCountryCode", s."phoneNumber"
		FROM (
			SELECT "id", "activityAt" FROM "Document" WHERE ${isInScope(scope)}
			ORDER BY "activityAt" DESC, "id" DESC LIMIT ${DOCUMENTS}
		) d JOIN "Signer" s ON s."documentId" = d."id"
		WHERE strpos(lower(s."name"), ${search}) > 0 OR strpos(lower(s."email"), ${search}) > 0
		ORDER BY d."activityAt" DESC, s."position" LIMIT ${PEOPLE}`;
}
