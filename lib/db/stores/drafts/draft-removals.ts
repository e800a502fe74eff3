import type { Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { AnyThing } from "#lib/draft/collections.ts";
import type { DraftCollection } from "#lib/draft/draft-step.ts";

type Named = { in: DraftCollection; id: string };

/** Who last removed which of these things from a draft, and what it was, as far as steps are kept. */
export async function findRemovals(
	tx: Tx,
	{ id: draftId }: Unscoped<"locked", { id: string }>,
	things: readonly Named[],
): Promise<(Named & { userId: string | null; was: AnyThing })[]> {
	const named = JSON.stringify(things.map(({ in: collection, id }) => ({ in: collection, id })));
	return tx.$queryRaw`
		SELECT t."in", t."id", s."userId"::text AS "userId", s."was"
		FROM jsonb_to_recordset(${named}::jsonb) AS t ("in" text, "id" text)
		CROSS JOIN LATERAL (
			SELECT d."userId", o."operation" -> 'was' AS "was"
			FROM "DraftStep" d CROSS JOIN LATERAL jsonb_array_elements(d."operations") WITH ORDINALITY AS o ("operation", "place")
			WHERE d."draftId" = ${draftId}::uuid
				AND o."operation" @> jsonb_build_object('kind', 'remove', 'in', t."in", 'id', t."id")
			ORDER BY d."version" DESC, o."place" DESC LIMIT 1
		) s`;
}
