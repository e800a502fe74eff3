import { findDraftPlaces } from "#lib/domain/drafts/editing/find-draft-places.ts";
import { defineDeskQuery } from "#lib/http/pages/define-editor-route.ts";

export const GET = defineDeskQuery<{ documentId: string; fileId: string }>(async (context, file) =>
	findDraftPlaces(context, file),
);
